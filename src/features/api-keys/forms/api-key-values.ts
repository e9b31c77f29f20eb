import dayjs from 'dayjs';
import type { ApiKey } from '../admin/api-key-documents.ts';
import { linesOf } from './allowed-places.ts';
import type { ApiKeyFormValues } from './api-key-form.schema.ts';

/** Days until a new key ends, unless somebody chooses otherwise. */
const USUAL_DAYS = 90;

/** A new key: its role is left to choose, and it ends. */
export function newApiKey(): ApiKeyFormValues {
  return {
    name: '',
    role: '' as ApiKeyFormValues['role'],
    expires_at: dayIn(USUAL_DAYS),
    allowed_origins: '',
    allowed_addresses: '',
  };
}

export function toValues({
  name,
  role,
  expires_at,
  allowed_origins,
  allowed_addresses,
}: ApiKey): ApiKeyFormValues {
  return {
    name,
    role: role as ApiKeyFormValues['role'],
    expires_at: expires_at ?? '',
    allowed_origins: allowed_origins.join('\n'),
    allowed_addresses: allowed_addresses.join('\n'),
  };
}

export function toColumns({ name, role, ...values }: ApiKeyFormValues) {
  return {
    name,
    role,
    expires_at: values.expires_at || null,
    allowed_origins: linesOf(values.allowed_origins),
    allowed_addresses: linesOf(values.allowed_addresses),
  };
}

export type ApiKeyColumns = ReturnType<typeof toColumns>;

/** So many days from now, at the minute. */
export function dayIn(days: number): string {
  return dayjs().startOf('minute').add(days, 'day').toISOString();
}

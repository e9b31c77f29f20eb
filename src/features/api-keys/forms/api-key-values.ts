import dayjs from 'dayjs';
import type { ApiKey } from '../admin/api-key-documents.ts';
import { linesOf } from './allowed-places.ts';
import type { ApiKeyFormValues } from './api-key-form.schema.ts';

/** Days until a new key expires, unless the person chooses another date. */
const USUAL_DAYS = 90;

/** Returns the values of a new key: no role chosen yet, expiry in 90 days. */
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

/** Returns the ISO time `days` from now, rounded down to the minute. */
export function dayIn(days: number): string {
  return dayjs().startOf('minute').add(days, 'day').toISOString();
}

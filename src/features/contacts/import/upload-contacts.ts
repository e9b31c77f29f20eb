import { ServerError } from '@apollo/client/errors';
import { array, number, object, string } from 'yup';
import { REASONS } from '#rules/contacts/check-contact.ts';
import { FIELDS } from '#rules/contacts/find-columns.ts';
import { toServerError } from '#src/lib/apollo/error-code.ts';
import { authHeaders } from '#src/lib/apollo/request-context.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import type { ListedRow, Reading } from './reading/read-preview.ts';

/** What happens to contacts that exist; `unsubscribe` subscribes no contact of the file. */
export const MODES = ['skip', 'update', 'unsubscribe'] as const;
export type Mode = (typeof MODES)[number];

const count = number().default(0);
const outcomeSchema = object({
  import_id: string().default(''),
  state: string().required(),
  created: count,
  updated: count,
  existing: count,
  duplicates: count,
  invalid: count,
  warnings: count,
});

/** Tells what an import did with the rows of its file. */
export type ImportCounts = Record<'created' | 'updated' | 'existing' | 'duplicates' | 'invalid', number>;

type Upload = { file: File; key: string; mode: Mode; reading: Reading; signal: AbortSignal };

/** Sends a file to the actions service with the preview's reading settings; resolves with the import's state. */
export async function uploadContacts(
  session: SessionStore,
  { file, key, mode, reading, signal }: Upload,
): Promise<ImportCounts & { import_id: string; state: string; warnings: number }> {
  const token = await session.accessToken();
  const response = await fetch(`/uploads/contacts?${toQuery({ file, key, mode, reading })}`, {
    method: 'POST',
    headers: { ...authHeaders(token, undefined), 'content-type': 'text/csv' },
    body: file,
    signal,
  });
  const bodyText = await response.text();
  if (!response.ok) throw toServerError(messageOf(bodyText), response, bodyText);

  return outcomeSchema.validate(JSON.parse(bodyText));
}

function toQuery({ file, key, mode, reading }: Omit<Upload, 'signal'>): string {
  const { encoding, delimiter, hasHeader, columns, meanings } = reading;
  const query = new URLSearchParams({
    key,
    mode,
    encoding,
    delimiter,
    name: file.name.slice(0, 255),
    header: String(hasHeader),
  });
  for (const field of FIELDS) {
    const index = columns[field];
    if (index !== undefined) query.set(field, String(index));
  }
  if (meanings.length > 0 && mode !== 'unsubscribe') query.set('states', JSON.stringify(meanings));
  return query.toString();
}

const rejectionsSchema = object({
  extensions: object({
    rejections: array(
      object({
        line: number().required(),
        reason: string().oneOf(REASONS).required(),
        value: string(),
      }).required(),
    ).required(),
  }),
});

/** Returns the first row of a refused file that the service names with its reason. */
export function firstRejectionOf(error: unknown): ListedRow | undefined {
  try {
    return rejectionsSchema.validateSync(JSON.parse(ServerError.is(error) ? error.bodyText : '')).extensions
      .rejections[0];
  } catch {
    // The error names no rows.
    return undefined;
  }
}

/** Returns the service's message. A proxy in front of it may answer with anything. */
function messageOf(bodyText: string): string {
  try {
    return object({ message: string().required() }).validateSync(JSON.parse(bodyText)).message;
  } catch {
    // The body is not JSON from the service.
    return 'The service did not answer as expected.';
  }
}

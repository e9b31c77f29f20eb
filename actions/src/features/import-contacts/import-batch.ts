import { createHash } from 'node:crypto';
import { array, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { checkContact } from './check-contact.ts';
import { MODES, type Mode } from './import-record.ts';
import type { ImportDeps } from './import-connection.ts';
import { runImport, type RowSource } from './run-import.ts';
import { toAnswer } from './upload-routes.ts';

/** Upper bound for the contacts of one call; more contacts must be sent as a file. */
const BATCH_MAX = 5_000;

const inputSchema = object({
  contacts: array(
    object({
      email: string().defined(),
      first_name: string().nullable(),
      last_name: string().nullable(),
      locale: string().nullable(),
    }).required(),
  ).required(),
  mode: string().oneOf(MODES).nullable(),
  idempotency_key: string().min(8).max(200).required(),
}).required();

/**
 * Imports a small batch: all of its valid contacts, or none. In `rejections`, `line` is the contact's position in the
 * batch, counted from 1.
 */
export async function importBatch(input: unknown, session: Session, deps: ImportDeps) {
  requireMailingRole(session);
  const { contacts, mode, idempotency_key: key } = readBatch(input);
  const source: RowSource = async (sink) => {
    for (const [index, given] of contacts.entries()) {
      const checked = checkContact(given);
      if (typeof checked === 'string') sink.addRejected({ line: index + 1, reason: checked });
      else sink.add(checked, index + 1);
    }
    await sink.pause(0);

    return createHash('sha256').update(JSON.stringify(contacts)).digest();
  };
  const record = await runImport(
    {
      key,
      mode: (mode ?? 'skip') as Mode,
      source: 'api',
      fileName: null,
      totalBytes: null,
      session,
    },
    source,
    deps,
  );
  return toAnswer(record);
}

function readBatch(input: unknown) {
  const read = readInput(inputSchema, input, { code: 'import-request-invalid' });
  if (read.contacts.length <= BATCH_MAX) return read;
  throw new ActionError(
    'import-batch-too-large',
    `The batch has ${read.contacts.length} contacts; at most ${BATCH_MAX} are taken at once. Send a file instead.`,
    { details: { max: BATCH_MAX } },
  );
}

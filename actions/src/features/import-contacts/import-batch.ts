import { createHash } from 'node:crypto';
import { array, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { checkContact } from '#rules/contacts/check-contact.ts';
import { createConsentReader, type ValueMeaning } from '#rules/contacts/read-consent.ts';
import { MODES, type ImportRequest, type Mode } from './import-record.ts';
import type { ImportDeps } from './import-connection.ts';
import type { BatchPlaces } from './import-places.ts';
import { meaningsSchema } from './read-meanings.ts';
import { runImport, type RowSink, type RowSource } from './run-import.ts';
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
      state: string().nullable(),
    }).required(),
  ).required(),
  mode: string().oneOf(MODES).nullable(),
  states: meaningsSchema.nullable(),
  idempotency_key: string().min(8).max(200).required(),
}).required();

/**
 * Imports a small batch: all of its valid contacts, or none. In `rejections`, `line` is the contact's position in the
 * batch, counted from 1.
 */
export async function importBatch(
  input: unknown,
  session: Session,
  deps: ImportDeps & { batchPlaces: BatchPlaces },
) {
  const actor = requireMailingRole(session);
  const { contacts, mode, states, idempotency_key: key } = readBatch(input);
  const source: RowSource = async (sink) => {
    const areAllLeaving = mode === 'unsubscribe';
    const readState = areAllLeaving ? () => null : stateReaderOf((states ?? []) as ValueMeaning[]);
    sink.begin(FIELDS.filter((field) => contacts.some((given) => (given[field] ?? null) !== null)));
    for (const [index, given] of contacts.entries()) addTo(sink, given, index + 1, readState);
    await sink.pause(0);

    const content = states?.length ? { contacts, states } : contacts;
    return createHash('sha256').update(JSON.stringify(content)).digest();
  };
  const request: ImportRequest = {
    ...{ key, mode: (mode ?? 'skip') as Mode, session },
    ...{ source: 'api', fileName: null, totalBytes: null },
  };
  const record = await deps.batchPlaces.run(actor, () => runImport(request, source, deps));
  return toAnswer(record);
}

const FIELDS = ['email', 'first_name', 'last_name', 'locale', 'state'] as const;

type Given = ReturnType<typeof readBatch>['contacts'][number];

/** A batch has one state for each contact; the names of columns mean nothing. */
const stateReaderOf = (meanings: readonly ValueMeaning[]) =>
  createConsentReader({
    header: ['status'],
    deciding: [0],
    others: new Set(),
    meanings: meanings.map(({ value, means }) => ({ value, means })),
  });

function addTo(
  sink: RowSink,
  given: Given,
  line: number,
  readState: ReturnType<typeof createConsentReader>,
): void {
  const checked = checkContact(given);
  if (typeof checked === 'string') return sink.addRejected({ line, reason: checked });
  const consent = readState([given.state ?? '']);
  if (consent === null) return sink.add(checked, line);
  const { meaning, value } = consent;
  if (meaning === 'unknown') return sink.addRejected({ line, reason: 'state-unknown', value });
  if (meaning === 'skip') return sink.addRejected({ line, reason: 'state-skipped' });
  sink.add({ ...checked, state: meaning }, line);
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

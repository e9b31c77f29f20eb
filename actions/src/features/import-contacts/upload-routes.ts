import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { ownTime } from '#runtime/process/own-time.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { MAILING_ROLES } from '#actions/lib/session-variables.ts';
import type { ReadBearer } from '#actions/lib/sessions/access-token.ts';
import { createFilePlaces } from './import-places.ts';
import { readImport, type ImportRecord, type ImportRequest } from './import-record.ts';
import { contactsOf } from './read-contacts.ts';
import { readUpload, type Upload } from './read-upload-query.ts';
import type { ImportDeps } from './import-connection.ts';
import { runImport } from './run-import.ts';

type UploadDeps = ImportDeps & {
  readBearer: ReadBearer;
  maxBytes: number;
  /** Exempts the socket of an upload from the server's request timeout. */
  letTakeTime: (socket: IncomingMessage['socket']) => void;
  answerAfterMs?: number;
};

/** Milliseconds of own time (own-time.ts) that an upload may take until its last byte. */
const UPLOAD_DEADLINE_MS = 30 * 60_000;
/** Milliseconds of own time without a byte after which the sender counts as gone. */
const SILENCE_MS = 30_000;
/** Milliseconds for which the sender of a refused body may go on writing. */
const LINGER_MS = 3_000;
/** Milliseconds after the last byte until a running merge is answered by a 202; the import's row tells the outcome. */
const ANSWER_AFTER_MS = 20_000;

/**
 * Adds `POST /uploads/contacts?key=…`, whose body is a CSV file as it is. The answer is the import's row once the
 * import is done, or a 202 that comes ANSWER_AFTER_MS after the last byte. Clients follow the progress by a
 * subscription on `imports`.
 *
 * Query and answers: docs/integrate/contacts-and-newsletters.md.
 */
export function addUploadRoutes(server: FastifyInstance, deps: UploadDeps): { stop: () => void } {
  const underWay = new Set<AbortController>();
  const places = createFilePlaces();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));

  server.post('/uploads/contacts', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const session = await deps.readBearer(request.headers.authorization, MAILING_ROLES);
      const upload = readUpload(request, session, deps.maxBytes);
      const abort = new AbortController();
      places.take(abort, session['x-hasura-user-id'] ?? '');
      underWay.add(abort);
      const importing = receive(request, upload, deps, abort).finally(() => {
        underWay.delete(abort);
        places.giveBack(abort);
      });
      return await answerInTime(importing, upload.request, reply, deps);
    } finally {
      if (!request.raw.complete) letGo(request.raw);
    }
  });

  return {
    stop: () => {
      for (const abort of underWay) abort.abort(interrupted());
    },
  };
}

/**
 * Reads and discards the rest of a refused body for LINGER_MS: if the connection were closed at once, the sender would
 * see a connection error instead of the answer.
 */
function letGo(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}

/** Receives a file and imports it; throws if the sender disconnects or takes too long. */
async function receive(
  { raw }: FastifyRequest,
  { request, reading }: Upload,
  deps: UploadDeps,
  abort: AbortController,
): Promise<ImportRecord> {
  deps.letTakeTime(raw.socket);
  const giveUp = () => abort.abort(uploadEnded());
  const deadline = ownTime.after(UPLOAD_DEADLINE_MS, giveUp);
  const onClose = () => !raw.complete && giveUp();
  raw.once('close', onClose);
  raw.once('error', giveUp);
  raw.once('end', deadline.end);
  try {
    return await runImport(
      request,
      contactsOf(chunksOf(raw, giveUp), reading, deps.maxBytes),
      deps,
      abort.signal,
    );
  } finally {
    deadline.end();
    raw.off('close', onClose);
  }
}

/**
 * Yields the chunks of a body. The request stays open when the caller stops reading, so that it can still be answered.
 */
async function* chunksOf(raw: IncomingMessage, onSilence: () => void): AsyncGenerator<Buffer> {
  const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const silence = ownTime.after(SILENCE_MS, onSilence);
      const next = await chunks.next().finally(silence.end);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Releases the request's iterator; otherwise the rest of the body could not be read.
    await chunks.return?.();
  }
}

/** Answers with the import's row, or with 202 if the merge still runs ANSWER_AFTER_MS after the last byte. */
async function answerInTime(
  importing: Promise<ImportRecord>,
  { key }: ImportRequest,
  reply: FastifyReply,
  { log, pool, answerAfterMs = ANSWER_AFTER_MS }: UploadDeps,
) {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve) => reply.request.raw.once('end', resolve));
  const late = ended.then(
    () => new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), answerAfterMs))),
  );
  try {
    const record = await Promise.race([importing, late]);
    if (record) return toAnswer(record);
    importing.catch((error: unknown) => log.info({ err: error }, 'An import failed after its answer'));
    const { id } = await readImport(pool, key);
    return reply.code(202).send({ import_id: id, state: 'merging', idempotency_key: key });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns an import's row in the form of the API's answer. */
export function toAnswer(record: ImportRecord) {
  return {
    import_id: record.id,
    state: record.state,
    created: record.created_count,
    updated: record.updated_count,
    existing: record.existing_count,
    duplicates: record.duplicate_count,
    invalid: record.invalid_count,
    warnings: record.warning_count,
  };
}

function uploadEnded(): ActionError {
  return new ActionError(
    'import-upload-ended',
    'The file did not arrive whole. Nothing was imported; please send it again.',
  );
}

function interrupted(): ActionError {
  return new ActionError(
    'import-interrupted',
    'The import was interrupted. Nothing was imported; please send the file again.',
  );
}

import type { FastifyRequest } from 'fastify';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { ENCODINGS, type Encoding } from '#rules/csv/encodings.ts';
import { CELL_FIELDS, type Columns } from '#rules/contacts/find-columns.ts';
import { readMeanings } from './read-meanings.ts';
import { MODES, type ImportRequest } from './import-record.ts';
import { tooLarge, type Reading } from './read-contacts.ts';

const querySchema = object({
  key: string().min(8).max(200).required(),
  mode: string().oneOf(MODES).default('skip'),
  name: string().max(255).default(undefined),
  encoding: string().oneOf(ENCODINGS).default(undefined),
  delimiter: string().oneOf([',', ';', '\t', '|']).default(undefined),
  header: string().oneOf(['true', 'false']).default('true'),
  ...Object.fromEntries(
    CELL_FIELDS.map((field) => [field, number().integer().min(0).max(999).default(undefined)]),
  ),
  state: string()
    .matches(/^(\d{1,3}(,\d{1,3})*)?$/)
    .default(undefined),
  states: string().default(undefined),
});

/** An upload as its query tells it. */
export type Upload = { request: ImportRequest; reading: Reading };

/** Reads the query of an upload; throws if the file is too large by its length. */
export function readUpload(
  request: FastifyRequest,
  session: ImportRequest['session'],
  maxBytes: number,
): Upload {
  const query = readQuery(request.query);
  const length = request.headers['content-length'];
  const totalBytes = length === undefined ? null : Number(length);
  if (totalBytes !== null && totalBytes > maxBytes) throw tooLarge(maxBytes);
  const { key, name, header } = query;
  const columns = query.email === undefined ? undefined : columnsOf(query);
  if (header === 'false' && !columns) {
    throw new ActionError(
      'import-request-invalid',
      'Without a header the column of the address must be told (email=0).',
    );
  }

  return {
    request: {
      key,
      mode: query.mode,
      source: 'file',
      fileName: name ?? null,
      totalBytes,
      session,
    },
    reading: {
      encoding: query.encoding as Encoding | undefined,
      delimiter: query.delimiter,
      hasHeader: header === 'true',
      columns,
      meanings: readMeanings(query.states),
      areAllLeaving: query.mode === 'unsubscribe',
    },
  };
}

type Query = InferType<typeof querySchema> & Partial<Record<(typeof CELL_FIELDS)[number], number>>;

function readQuery(query: unknown): Query {
  try {
    return querySchema.validateSync(query) as Query;
  } catch (cause) {
    const message = cause instanceof ValidationError ? cause.errors.join('; ') : 'The query is not right';
    throw new ActionError('import-request-invalid', `${message}.`, { cause });
  }
}

function columnsOf(query: Query): Columns {
  const given = CELL_FIELDS.flatMap((field) =>
    query[field] === undefined ? [] : [[field, query[field]] as const],
  );
  const columns: Columns = Object.fromEntries(given);
  if (query.state === undefined) return columns;

  return { ...columns, state: query.state === '' ? [] : query.state.split(',').map(Number) };
}

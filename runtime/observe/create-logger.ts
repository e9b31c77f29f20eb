import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { redactText, REDACTED } from '../bytes/redact-text.ts';
import { currentRequestId } from './request-id.ts';
import { currentTrace } from './tracing.ts';

/** Properties whose values are redacted: at the top level of a logged object, and in its headers. */
const SECRETS = [
  ...[
    'password',
    'token',
    'access_token',
    'refresh_token',
    'client_secret',
    'key',
    'authorization',
    '["x-api-key"]',
  ],
  ...['headers.authorization', 'headers["x-api-key"]', 'headers.cookie'],
];
/** An API key in a path, where it has no business; its secret must not reach the log. */
const KEY_IN_PATH = /hfk(?:_|%5f)[0-9a-f]{12}(?:_|%5f)[^/]*/gi;
/** The token of a mailed link, which acts for the person it was mailed to. */
const TOKEN_IN_PATH = /(?<=^\/(?:un)?subscribe\/)[^/]+/;
/** Parts of a path; one with an `@` may hold a mail address. */
const PART_OF_PATH = /[^/]+/g;
/** Characters of a text that are logged. */
const TEXT_MAX_LENGTH = 1_000_000;

/** Characters of a request's path that are logged: strangers choose it, and lines must not crowd out others. */
const PATH_MAX_LENGTH = 200;

/** Depth to which an error's causes are logged; an error that is its own cause would have no end. */
const MAX_CAUSES = 5;

/**
 * Creates a process's only logger: JSON lines on stdout. It writes neither headers nor bodies, and addresses without
 * their query. Each line as a whole is searched for mail addresses, keys and tokens, because anybody may have put them
 * into a text: a driver into its error, a library into a message that we didn't write.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: {},
    timestamp: stdTimeFunctions.isoTime,
    redact: SECRETS,
    mixin: requestOfLine,
    formatters: { log: withShortTexts },
    hooks: { streamWrite: redactText },
    serializers: { err: describeError, req: describeRequest, res: describeReply },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

type LineOfRequest = { requestId?: string; traceId?: string };

/**
 * Returns the ids of the request and the trace that a log line is about; Fastify's own logger of a request has the first
 * already.
 */
function requestOfLine(_fields: object, _level: number, logger: Logger): LineOfRequest {
  const requestId = currentRequestId();
  const traceId = currentTrace()?.slice(3, 35);

  return {
    ...(requestId === undefined || 'requestId' in logger.bindings() ? {} : { requestId }),
    ...(traceId === undefined ? {} : { traceId }),
  };
}

type ErrorDescription = {
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: ErrorDescription;
};

/**
 * Describes an error by the properties that help to find the fault. A driver's error may hold its whole connection,
 * with the password, so the other properties are left out.
 */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { message: shorten(String(error)) };
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES;

  return {
    message: shorten(error.message),
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack && shorten(error.stack),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

function describeRequest({ method, url }: { method: string; url: string }) {
  const path = url.split('?', 1)[0] ?? '';
  const withoutSecrets = [KEY_IN_PATH, TOKEN_IN_PATH]
    .reduce(redact, path)
    .replace(PART_OF_PATH, (part) => (/@|%40/.test(part) ? REDACTED : part));
  const isLong = withoutSecrets.length > PATH_MAX_LENGTH;

  return {
    method,
    path: isLong ? `${withoutSecrets.slice(0, PATH_MAX_LENGTH)}…` : withoutSecrets,
    ...(isLong && { pathLength: path.length }),
  };
}

const redact = (text: string, secret: RegExp): string => text.replace(secret, REDACTED);
const shorten = (text: string): string => text.slice(0, TEXT_MAX_LENGTH);
const isTooLong = (value: unknown): value is string =>
  typeof value === 'string' && value.length > TEXT_MAX_LENGTH;

function withShortTexts(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(fields).some(isTooLong)) return fields;

  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isTooLong(value) ? shorten(value) : value]),
  );
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { status: statusCode };
}

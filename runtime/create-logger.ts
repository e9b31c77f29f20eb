import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from './request-id.ts';

/** Taken out wherever they stand at the top of what is logged. */
const SECRETS = ['password', 'token', 'refresh_token', 'client_secret'];

/** An error's causes are told this deep; what names itself as its cause would have no end. */
const MAX_CAUSES = 5;

/**
 * A process's one logger: JSON lines on stdout. It writes neither headers nor bodies, and an address
 * without its query, so that no secret, token or e-mail reaches the log.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: {},
    timestamp: stdTimeFunctions.isoTime,
    redact: SECRETS,
    mixin: requestOfLine,
    serializers: { err: describeError, req: describeRequest, res: describeReply },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The request that a line is about; Fastify's own logger of a request has it already. */
function requestOfLine(_fields: object, _level: number, logger: Logger): { requestId?: string } {
  const requestId = currentRequestId();

  return requestId === undefined || 'requestId' in logger.bindings() ? {} : { requestId };
}

type ErrorDescription = {
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: ErrorDescription;
};

/** What helps to find the fault; a driver hangs its whole connection on its errors, password and all. */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { message: String(error) };
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES;

  return {
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

function describeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0] };
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { status: statusCode };
}

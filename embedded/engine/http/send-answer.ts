import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, gzip } from 'node:zlib';

/** Length of a body under which compression costs more than it saves. */
const WORTHWHILE_BYTES = 2_048;

type Answer = {
  readonly status?: number;
  readonly body: string;
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>;
};

/**
 * Sends JSON text, compressed if the client accepts gzip and the text is long enough; `onEnd` is called when all of it
 * was handed over.
 */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  onEnd?: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const { status = 200, body, headers = [] } = answer;
  if (response.writableEnded || response.destroyed) return;
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (body.length < WORTHWHILE_BYTES || !acceptsGzip(request)) {
    response.statusCode = status;
    response.end(body);
    onEnd?.(request, response);
    return;
  }
  gzip(body, { level: constants.Z_BEST_SPEED }, (error, zipped) => {
    response.statusCode = status;
    response.appendHeader('vary', 'Accept-Encoding');
    if (error === null) response.setHeader('content-encoding', 'gzip');
    response.end(error === null ? zipped : body);
    onEnd?.(request, response);
  });
}

function acceptsGzip(request: IncomingMessage): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);
}

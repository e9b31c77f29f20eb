import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, gzip } from 'node:zlib';
import type { Answers } from './unsent-answer.ts';

/** Length of a body under which compression costs more than it saves. */
const WORTHWHILE_BYTES = 2_048;

type Answer = {
  readonly status?: number;
  readonly body: string;
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>;
};

/**
 * Sends JSON text, compressed if the client accepts gzip and the text is long enough; `answers` counts a text that may be
 * long until its client has read it.
 */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  answers?: Answers,
): void {
  const { status = 200, body, headers = [] } = answer;
  if (response.writableEnded || response.destroyed) return;
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (body.length < WORTHWHILE_BYTES || !acceptsGzip(request)) {
    response.statusCode = status;
    response.end(body);
    answers?.follow(request, response);
    return;
  }
  const release = answers?.hold(request, body.length);
  gzip(body, { level: constants.Z_BEST_SPEED }, (error, zipped) => {
    release?.();
    response.statusCode = status;
    response.appendHeader('vary', 'Accept-Encoding');
    if (error === null) response.setHeader('content-encoding', 'gzip');
    response.end(error === null ? zipped : body);
    answers?.follow(request, response);
  });
}

function acceptsGzip(request: IncomingMessage): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);
}

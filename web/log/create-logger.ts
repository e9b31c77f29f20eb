import { pino, type Logger } from 'pino';

/** The server's one logger: no headers and no bodies, and addresses without their query (codes, tokens). */
export function createLogger(level: string): Logger {
  return pino({ name: 'web', level, serializers: { req: describeRequest, res: describeReply } });
}

function describeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0] };
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { status: statusCode };
}

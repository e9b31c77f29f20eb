import type { IncomingMessage } from 'node:http';

/** A fault of the request itself, answered with the given status. */
export class HttpFault extends Error {
  readonly status: number;
  readonly code: string;
  /** Additional headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.headers = headers;
    this.name = 'HttpFault';
    this.status = status;
    this.code = code;
  }
}

type Body = { readonly text: string; readonly bytes: number };

/**
 * Reads the request's body as text; refuses a body of more than `maxBytes` before it is held in memory. `admit` is told
 * how many bytes have come before more are read, and refuses by throwing; the connection is closed then.
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  admit: (received: number) => void = () => undefined,
): Promise<Body> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      reject(tooLarge(maxBytes));
      return;
    }
    const refuse = (error: Error) => {
      request.pause();
      request.removeAllListeners('data');
      reject(error);
    };
    let first: Buffer | undefined;
    const others: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        refuse(tooLarge(maxBytes));
        return;
      }
      try {
        admit(bytes);
      } catch (error) {
        refuse(error as Error);
        return;
      }
      if (first === undefined) first = chunk;
      else others.push(chunk);
    });
    request.on('end', () => {
      if (first === undefined || others.length === 0) resolve({ text: first?.toString() ?? '', bytes });
      else resolve({ text: Buffer.concat([first, ...others], bytes).toString(), bytes });
    });
    request.on('error', () => reject(new HttpFault(400, 'bad-request', 'the request was cut off')));
  });
}

function tooLarge(maxBytes: number): HttpFault {
  return new HttpFault(413, 'bad-request', `the body is larger than ${maxBytes} bytes`);
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Throws if the body is not JSON: browsers let foreign pages send a form or plain text without a CORS preflight. */
export function requireJson(request: IncomingMessage): void {
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
    throw new HttpFault(415, 'bad-request', 'the content type must be application/json');
  }
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw new HttpFault(415, 'bad-request', `the content encoding "${encoding}" is not supported`);
  }
}

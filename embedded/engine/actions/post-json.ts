import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ownTime } from '#runtime/process/own-time.ts';

export type WebhookResponse = {
  readonly status: number;
  readonly text: string;
  /** Headers in the order and the letter case in which they were sent. */
  readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }>;
};

type Post = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with each piece of the answer; throws if there is no room for it. */
  readonly onBytes: (bytes: number) => void;
};

/**
 * Posts a body and reads the whole answer. Redirects are not followed; exceeding `maxBytes`, or `timeoutMs` of this
 * process's own time (own-time.ts), is an error.
 */
export function postJson({ signal, ...post }: Post): Promise<WebhookResponse> {
  return ownTime.within(post.timeoutMs, (late) =>
    exchange(post, signal === undefined ? late : AbortSignal.any([late, signal])),
  );
}

function exchange(
  { url, headers, body, ...bounds }: Omit<Post, 'signal'>,
  signal: AbortSignal,
): Promise<WebhookResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    });
    request.on('error', reject);
    request.on('response', (response) => readResponse(response, bounds).then(resolve, reject));
    request.end(body);
  });
}

async function readResponse(
  response: IncomingMessage,
  { maxBytes, onBytes }: Pick<Post, 'maxBytes' | 'onBytes'>,
): Promise<WebhookResponse> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    onBytes(chunk.length);
    chunks.push(chunk);
  }
  const headers: { name: string; value: string }[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    headers.push({ name: response.rawHeaders[at] ?? '', value: response.rawHeaders[at + 1] ?? '' });
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), headers };
}

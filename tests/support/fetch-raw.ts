import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Fetches an answer without decompressing its body, as `fetch` would do. */
export const fetchRaw = (url: string, headers: Record<string, string>): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const body = await buffer(response);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    }).once('error', reject);
  });

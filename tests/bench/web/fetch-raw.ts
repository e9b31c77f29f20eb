import { get } from 'node:http';

export const ASKED = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'en' };
/** Headers that the bare server makes itself for each answer. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Fetches an answer without decompressing its body. */
export function fetchRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ASKED }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const kept = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name));
      resolve({
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks),
      });
    }).once('error', reject);
  });
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressDocument } from './compress-document.ts';

describe('compressDocument', () => {
  it('keeps the text of the document in Brotli, in gzip and without compression', async () => {
    const html = '<p>نص</p>'.repeat(500);

    const brotli = (await compressDocument(html, 'br')) as Buffer;
    const gzip = (await compressDocument(html, 'gzip')) as Buffer;

    expect(await compressDocument(html, 'identity')).toBe(html);
    expect(brotliDecompressSync(brotli).toString()).toBe(html);
    expect(gunzipSync(gzip).toString()).toBe(html);
    expect(brotli.byteLength).toBeLessThan(html.length / 10);
  });
});

/** Reads an answer up to this many bytes, because what answers may be any program. */
export async function readStart(answer: Response, mostBytes = 64 * 1024): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

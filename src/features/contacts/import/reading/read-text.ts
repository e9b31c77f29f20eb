import type { Encoding } from '#rules/csv/encodings.ts';

/** Yields a file's text in pieces, so that the page stays responsive; a letter whose bytes lie in two pieces stays whole. */
export async function* readText(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    yield done ? decoder.decode() : decoder.decode(value, { stream: true });
    if (done) return;
  }
}

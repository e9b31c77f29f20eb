import { randomUUID } from 'node:crypto';

export type Outcome = { status: number; body: Record<string, unknown> & { extensions?: { code: string } } };
type Options = { key?: string; query?: Record<string, string>; signal?: AbortSignal };

/** Creates a function that uploads a file of contacts to a service, as the page does. */
export function createUploader(url: string, token: string) {
  return async (
    file: string | Uint8Array | AsyncIterable<Uint8Array>,
    { key = randomUUID(), query = {}, signal }: Options = {},
  ): Promise<Outcome> => {
    const response = await fetch(
      `${url}/uploads/contacts?${new URLSearchParams({ key, ...query }).toString()}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        body: file as BodyInit,
        duplex: 'half',
        ...(signal ? { signal } : {}),
      } as RequestInit,
    );

    return { status: response.status, body: (await response.json()) as Outcome['body'] };
  };
}

/** Returns a file whose upload pauses before its last rows until `letGo` is called. */
export function slowFile(first: string, last = '') {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  async function* chunks() {
    yield Buffer.from(first);
    await held;
    // fetch waits for ever after an empty piece.
    if (last !== '') yield Buffer.from(last);
  }
  return { file: chunks(), letGo: () => letGo() };
}

/** Returns a CSV file with `rows` contacts. */
export function makeFile(rows: number, domain = 'example.test'): string {
  const lines = Array.from(
    { length: rows },
    (_row, index) => `person-${index}@${domain},سلمى ${index},Haddad`,
  );
  return `email,first_name,last_name\n${lines.join('\n')}\n`;
}

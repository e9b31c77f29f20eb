import type pg from 'pg';

type Wire = { query(text: string): void; sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** Copies lines of text into a table by the protocol's COPY, for which pg has no method of its own. */
export function copyInto(client: pg.Client, target: string, lines: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let fault: Error | undefined;
    const copy = {
      submit: (wire: Wire) => wire.query(`copy ${target} from stdin`),
      handleCopyInResponse: (wire: Wire) => {
        wire.sendCopyFromChunk(Buffer.from(lines));
        wire.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => (fault = error),
      handleReadyForQuery: () => (fault === undefined ? resolve() : reject(fault)),
    };
    client.query(copy as unknown as pg.Submittable);
  });
}

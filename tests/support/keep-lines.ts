/** Log lines since the test before, of all servers that a test started in its own process. */
let kept: string[] = [];

/** Returns a destination of log lines that keeps them, for the test itself and for the report of a failure. */
export function keepLines(): { readonly logged: string[]; readonly write: (line: string) => void } {
  const logged: string[] = [];

  return {
    logged,
    write(line) {
      logged.push(line);
      kept.push(line);
    },
  };
}

/** Returns the lines that were kept, and forgets them. */
export function takeKeptLines(): string[] {
  const lines = kept;
  kept = [];

  return lines;
}

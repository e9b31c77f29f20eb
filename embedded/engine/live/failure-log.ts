/** Milliseconds between two log lines about failures of the same kind. */
const REPORT_INTERVAL_MS = 60_000;
const MAX_KINDS = 200;

/**
 * Writes failures of live queries into the log, those of one role with one error code once a minute. A client chooses
 * its queries' texts and ends them when it likes, so neither may decide how much is written.
 */
export class FailureLog {
  readonly #write: (error: unknown) => void;
  /** Times (`performance.now`) of the last lines, the oldest first. */
  readonly #writtenMs = new Map<string, number>();

  constructor(write: (error: unknown) => void) {
    this.#write = write;
  }

  report(error: unknown, role: string): void {
    const kind = JSON.stringify([role, codeOf(error)]);
    const nowMs = performance.now();
    if (nowMs - (this.#writtenMs.get(kind) ?? -Infinity) < REPORT_INTERVAL_MS) return;
    this.#writtenMs.delete(kind);
    this.#writtenMs.set(kind, nowMs);
    const [oldest] = this.#writtenMs.keys();
    if (this.#writtenMs.size > MAX_KINDS && oldest !== undefined) this.#writtenMs.delete(oldest);
    this.#write(error);
  }
}

/** Returns a database's or the engine's own error code, or the kind of another error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';

  return 'code' in error && error.code !== undefined ? String(error.code) : error.name;
}

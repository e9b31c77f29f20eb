/** Sweeps without progress that a client may need; with the sweeps of unsent-bytes.ts this is four seconds. */
const PATIENCE_SWEEPS = 8;
/** Bytes that a client has to take between two sweeps on average: 64 KiB a second. */
const MIN_BYTES_PER_SWEEP = 32 * 1024;

/**
 * Decides whether a client that has yet to read bytes reads too slowly: it takes nothing during PATIENCE_SWEEPS, or,
 * over as many sweeps, less than MIN_BYTES_PER_SWEEP and less than it was owed. Sweeps are counted, not milliseconds:
 * while this process itself gets no processor, no client could read.
 */
export class ReadingPace {
  #sent: number;
  #sweeps = 0;
  #idleSweeps = 0;
  #sentBefore: number;
  #owedBefore: number;

  /** Begins when the first bytes are owed; `sent` counts all bytes that the client's connection took so far. */
  constructor(sent: number, owed: number) {
    this.#sent = sent;
    this.#sentBefore = sent;
    this.#owedBefore = owed;
  }

  /** Returns true if the client is too slow; call it at each sweep at which bytes are owed. */
  isTooSlow(sent: number, owed: number): boolean {
    this.#sweeps += 1;
    this.#idleSweeps = sent === this.#sent ? this.#idleSweeps + 1 : 0;
    this.#sent = sent;
    if (this.#idleSweeps > PATIENCE_SWEEPS) return true;
    if (this.#sweeps <= PATIENCE_SWEEPS) return false;
    const expected = Math.min(this.#owedBefore, MIN_BYTES_PER_SWEEP * this.#sweeps);
    const isBehind = sent - this.#sentBefore < expected;
    this.#sweeps = 0;
    this.#sentBefore = sent;
    this.#owedBefore = owed;

    return isBehind;
  }
}

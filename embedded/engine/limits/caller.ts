/** Who waits for an answer: turns are shared out by `key`, and whoever has hung up is served no more. */
export class Caller {
  /** The client's address; what waits under one key shares one turn. */
  readonly key: string;
  #isGone = false;
  #onGone: (() => void) | undefined;

  constructor(key: string) {
    this.key = key;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Called at the hang-up; there is one listener at a time, and undefined takes it away. */
  onGone(listener: (() => void) | undefined): void {
    this.#onGone = listener;
  }

  hangUp(): void {
    this.#isGone = true;
    this.#onGone?.();
  }
}

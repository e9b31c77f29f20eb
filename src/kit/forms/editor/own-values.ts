/**
 * Tells values that an editor wrote from those that were set from outside. A form hands back what was written when it
 * renders, which on a slow device is later than the next letter: an editor that showed it would lose that letter.
 */
export class OwnValues {
  /** Values that were written and that the form may still hand back, the latest last. */
  #written: string[] = [];

  /** Notes a value that the editor wrote or shows. */
  note(value: string): void {
    this.#written.push(value);
  }

  /** Tells whether the editor has nothing to show: it wrote the value that the form hands back. */
  wrote(value: string): boolean {
    const at = this.#written.lastIndexOf(value);
    // Values are handed back in their order; after one that was set from outside, none of them is.
    this.#written = at < 0 ? [] : this.#written.slice(at);

    return at >= 0;
  }
}

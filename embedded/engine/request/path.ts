const plain = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** A place in the request, in the notation of Hasura's errors: `$.selectionSet.author.args.where.id._eq`. */
export class Path {
  static readonly root = new Path(undefined, '');
  readonly #parent: Path | undefined;
  readonly #step: string | number;

  private constructor(parent: Path | undefined, step: string | number) {
    this.#parent = parent;
    this.#step = step;
  }

  key(name: string): Path {
    return new Path(this, name);
  }

  index(index: number): Path {
    return new Path(this, index);
  }

  /** Writes the path, which few places ever need. */
  toString(): string {
    if (this.#parent === undefined) return '$';
    const step = this.#step;
    const segment = typeof step === 'number' ? `[${step}]` : plain.test(step) ? `.${step}` : `['${step}']`;

    return `${this.#parent.toString()}${segment}`;
  }
}

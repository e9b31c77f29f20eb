const plain = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** A place in the request, in the notation of Hasura's errors: `$.selectionSet.author.args.where.id._eq`. */
export class Path {
  static readonly root = new Path(undefined, '$');
  readonly #parent: Path | undefined;
  readonly #segment: string;

  private constructor(parent: Path | undefined, segment: string) {
    this.#parent = parent;
    this.#segment = segment;
  }

  key(name: string): Path {
    return new Path(this, plain.test(name) ? `.${name}` : `['${name}']`);
  }

  index(index: number): Path {
    return new Path(this, `[${index}]`);
  }

  toString(): string {
    return `${this.#parent?.toString() ?? ''}${this.#segment}`;
  }
}

import { fieldsOf, type Node, type Plain, plainArguments } from '../operation/document.ts';

/** Ends an operation that is answered with an error of this code, or of one of several that `|` parts. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Does something with each row of a statement; which row's fault Postgres meets first is not known. */
export function eachRow<T>(rows: readonly T[], work: (row: T) => void): void {
  const codes = new Set<string>();
  for (const row of rows) {
    try {
      work(row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      codes.add(error.code);
    }
  }
  if (codes.size > 0) throw new Refusal([...codes].join('|'));
}

/** Refuses an operation for its arguments, whether or not they are read for any row. */
export function checkArguments(nodes: readonly Node[]): void {
  for (const { args, nodes: inner = [] } of fieldsOf(nodes).values()) {
    checkConditions(plainArguments(args));
    checkArguments(inner);
  }
}

/** Checks the `where` of a field, of its `updates`, and of `on_conflict` of the objects at any depth. */
function checkConditions(input: Plain | undefined): void {
  if (typeof input !== 'object' || input === null) return;
  for (const [key, inner] of Object.entries(input))
    if (key === 'where') refuseNulls(inner as Plain);
    else checkConditions(inner as Plain);
}

/** A condition with null in place of a value is refused, because the writer hardly means that it holds for all rows. */
function refuseNulls(where: Plain | undefined): void {
  if (typeof where !== 'object' || where === null) return;
  for (const inner of Object.values(where)) {
    if (inner === null) throw new Refusal('validation-failed');
    refuseNulls(inner as Plain);
  }
}

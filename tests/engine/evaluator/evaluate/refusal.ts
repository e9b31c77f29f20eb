import { fieldsOf, type Node, type Plain, plainArguments } from '../operation/document.ts';

/** Ends an operation that is answered with an error of this code. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Refuses an operation for its arguments, whether or not they are read for any row. */
export function checkArguments(nodes: readonly Node[]): void {
  for (const { args, nodes: inner = [] } of fieldsOf(nodes).values()) {
    refuseNulls(plainArguments(args)['where']);
    checkArguments(inner);
  }
}

/** A condition with null in place of a value is refused, because the writer hardly means that it holds for all rows. */
function refuseNulls(where: Plain | undefined): void {
  if (typeof where !== 'object' || where === null) return;
  for (const inner of Object.values(where)) {
    if (inner === null) throw new Refusal('validation-failed');
    refuseNulls(inner as Plain);
  }
}

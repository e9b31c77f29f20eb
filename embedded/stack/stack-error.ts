/** A reason not to start, told in one sentence to the person at the terminal. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

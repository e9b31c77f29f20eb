/** Error that stops the start; its message is one sentence for the person at the terminal. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

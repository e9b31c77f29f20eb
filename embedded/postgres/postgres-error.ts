/** An error that the person who starts the database can correct; its message is one complete sentence. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}

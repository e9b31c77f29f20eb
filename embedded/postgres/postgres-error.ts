/** A fault that the person who starts the database can mend; its message is one complete sentence. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}

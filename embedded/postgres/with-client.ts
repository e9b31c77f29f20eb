import pg from 'pg';

/** Lets `use` work on a connection of its own, by which PostgreSQL knows who is connected. */
export async function withClient<Result>(
  connectionString: string,
  application: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: application });
  // An error between two statements is the next statement's error, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

import pg from 'pg';

/** Connects to a database for as long as it is used. */
export async function withClient<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

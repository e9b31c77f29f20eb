import pg from 'pg';

/** Connects to a database and runs the statements of `setup` there. */
export async function openClient(databaseUrl: string, setup = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(setup);

  return client;
}

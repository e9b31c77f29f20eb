import { PatientClient, type PatientClientConfig } from '#runtime/network/patient-client.ts';

/** Lets `use` work on a connection of its own. */
export async function withClient<Result>(
  config: string | PatientClientConfig,
  use: (client: PatientClient) => Promise<Result>,
): Promise<Result> {
  const client = new PatientClient(typeof config === 'string' ? { connectionString: config } : config);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

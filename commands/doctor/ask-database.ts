import { PatientClient } from '#runtime/network/patient-client.ts';
import { DEADLINE_MS } from './check.ts';

/** Lets `ask` put questions to a database on a connection of its own, each of which has the doctor's deadline. */
export async function askDatabase<Answer>(
  connectionString: string,
  ask: (client: PatientClient) => Promise<Answer>,
): Promise<Answer> {
  const client = new PatientClient({
    connectionString,
    connectMs: DEADLINE_MS,
    answerMs: DEADLINE_MS,
    application_name: 'hostfront doctor',
  });
  try {
    await client.connect();
    return await ask(client);
  } finally {
    // A server that has fallen silent would hold the doctor.
    void client.end().catch(() => undefined);
  }
}

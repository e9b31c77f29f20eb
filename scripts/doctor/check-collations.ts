import { findChangedCollations } from '#embedded/postgres/collations.ts';
import { PatientClient } from '#runtime/patient-client.ts';
import { DEADLINE_MS, fault, ok, reasonOf, type Check } from './check.ts';

/** Finds collations whose version has changed, and with it the order of the indexes of texts. */
export function checkCollations(databaseUrl: Promise<string | undefined>): Check {
  return {
    name: 'collations',
    run: async () => {
      const connectionString = await databaseUrl;
      if (connectionString === undefined) return [];
      const client = new PatientClient({
        connectionString,
        connectMs: DEADLINE_MS,
        answerMs: DEADLINE_MS,
        application_name: 'hostfront doctor',
      });
      try {
        await client.connect();
        const { what, indexes } = await findChangedCollations(client);
        if (what === '') return [ok('The collations are those that the indexes were built by.')];
        return [
          fault(
            `The collation has changed (${what}): ${indexes.length} indexes of texts may miss rows and take values twice.`,
            'Run npm run migrate, or start the product again, which rebuilds them (docs/upgrades.md).',
          ),
        ];
      } catch (error) {
        return [ok(`The collations were not looked at: ${reasonOf(error)}.`)];
      } finally {
        // A server that has fallen silent would hold the doctor.
        void client.end().catch(() => undefined);
      }
    },
  };
}

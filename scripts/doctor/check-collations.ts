import { findRunningDatabase } from '#embedded/backup/open-database.ts';
import { findChangedCollations } from '#embedded/postgres/collations.ts';
import { PatientClient } from '#runtime/patient-client.ts';
import { DEADLINE_MS, fault, ok, reasonOf, type Check } from './check.ts';

type Place = { databaseUrl: string | undefined; dataDir: string | undefined };

/** Finds collations whose version has changed, and with it the order of the indexes of texts. */
export function checkCollations({ databaseUrl, dataDir }: Place): Check {
  return {
    name: 'collations',
    run: async () => {
      const url = databaseUrl ?? (dataDir && (await findRunningDatabase(dataDir).catch(() => undefined)));
      if (!url) return [ok('The database does not run; its start looks for changed collations.')];
      const client = new PatientClient({
        connectionString: url,
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

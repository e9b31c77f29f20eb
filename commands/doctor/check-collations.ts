import { findChangedCollations } from '#embedded/postgres/collations.ts';
import { askDatabase } from './ask-database.ts';
import { fault, ok, reasonOf, type Check } from './check.ts';

/** Finds collations whose version has changed, and with it the order of the indexes of texts. */
export function checkCollations(databaseUrl: Promise<string | undefined>): Check {
  return {
    name: 'collations',
    run: async () => {
      const connectionString = await databaseUrl;
      if (connectionString === undefined) return [];
      try {
        const { what, indexes } = await askDatabase(connectionString, findChangedCollations);
        if (what === '') return [ok('The collations are those that the indexes were built by.')];
        return [
          fault(
            `The collation has changed (${what}): ${indexes.length} indexes of texts may miss rows and take values twice.`,
            'Run npm run migrate, or start the product again, which rebuilds them (docs/operate/upgrades.md).',
          ),
        ];
      } catch (error) {
        return [ok(`The collations were not looked at: ${reasonOf(error)}.`)];
      }
    },
  };
}

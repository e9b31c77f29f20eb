import { findChangedCollations } from '#embedded/postgres/collations.ts';
import { fault, ok, type Check } from './check.ts';
import { onDatabase, type DatabaseUrl } from './on-database.ts';

/** Finds collations whose version has changed, and with it the order of the indexes of texts. */
export const checkCollations = (databaseUrl: DatabaseUrl): Check =>
  onDatabase(databaseUrl, {
    name: 'collations',
    refused: (why) => ok(`The collations were not looked at: ${why}.`),
    ask: async (client) => {
      const { what, indexes } = await findChangedCollations(client);
      if (what === '') return [ok('The collations are those that the indexes were built by.')];
      return [
        fault(
          `The collation has changed (${what}): ${indexes.length} indexes of texts may miss rows and take values twice.`,
          'Run npm run migrate, or start the product again, which rebuilds them (docs/operate/upgrades.md).',
        ),
      ];
    },
  });

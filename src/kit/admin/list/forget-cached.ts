import type { ApolloClient } from '@apollo/client';
import { forgetTable } from '#src/lib/public-data/forgotten-tables.ts';

/**
 * Evicts a table's queries from the cache, so that the public pages of this visit read it again, whatever the cache's
 * age. Sends no broadcast: the screen keeps its data until its own query has the new answer.
 */
export function forgetCached(client: ApolloClient, table: string): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: table, broadcast: false });
  forgetTable(table);
}

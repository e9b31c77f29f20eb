import type { ApolloClient } from '@apollo/client';
import { forgetTable } from '#src/lib/public-data/forgotten-tables.ts';

/**
 * Drops what is cached of a table, so that public pages of this visit ask for it again, whatever the cache's age.
 * Silently: what is on the screen stays until its own query has the new answer.
 */
export function forgetCached(client: ApolloClient, table: string): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: table, broadcast: false });
  forgetTable(table);
}

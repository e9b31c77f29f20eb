import type { Locale } from '#src/config/locale.ts';
import { rowSetsOf } from '../list/row-sets.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { HITS, type RecordSearch } from './search-records.ts';

/** Rows that are looked at; a set has so many only if it has prices in all currencies. */
const ROWS = 100;

/** Creates the record search of a section whose rows stand in row sets: a hit for each set. */
export function searchRowSets<T extends SectionTypes>(
  section: AdminSection<T>,
  nameOf: (row: T['row'], locale: Locale) => Promise<string> | string = section.nameOf,
): RecordSearch {
  return async (client, words, locale) => {
    const { rowSet, search, documents, tieBreak } = section;
    if (!search || !rowSet) return [];
    const { data } = await client.query({
      query: documents.list,
      variables: { where: search(words), order_by: [...tieBreak], limit: ROWS, offset: 0 },
      fetchPolicy: 'no-cache',
    });
    const { rows } = data as { rows: T['row'][] };
    const found = rowSetsOf(rows, rowSet.keyOf)
      .slice(0, HITS)
      .map((own) => rowSet.mainOf(own.rows));

    return Promise.all(found.map(async (row) => ({ id: row.id, name: await nameOf(row, locale) })));
  };
}

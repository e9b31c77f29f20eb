import type { ApolloClient } from '@apollo/client';
import type { Locale } from '#src/config/locale.ts';
import { inSubset } from '../list/page-variables.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';

/** Number of records offered per section, at most. */
export const HITS = 5;

export type RecordHit = {
  id: string;
  name: string;
  /** Query that follows the section's path in the URL; left out, the record's form opens. */
  search?: string;
};

/** Searches a section's records for words, with the person's own role. */
export type RecordSearch = (client: ApolloClient, words: string, locale: Locale) => Promise<RecordHit[]>;

/** Creates the record search of a section for the command palette. */
export function searchRecords<T extends SectionTypes>(section: AdminSection<T>): RecordSearch {
  return async (client, words, locale) => {
    if (!section.search) return [];
    const { data } = await client.query({
      query: section.documents.list,
      variables: {
        where: inSubset(section, section.search(words)),
        order_by: [...section.tieBreak],
        limit: HITS,
        offset: 0,
      },
      fetchPolicy: 'no-cache',
    });
    const { rows } = data as { rows: T['row'][] };
    const nameOf = section.fullNameOf ?? section.nameOf;

    return rows.map((row) => ({ id: row.id, name: nameOf(row, locale) }));
  };
}

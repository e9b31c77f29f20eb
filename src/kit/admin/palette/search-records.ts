import type { ApolloClient } from '@apollo/client';
import type { Locale } from '#src/config/locale.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';

/** So many records of one section are offered. */
export const HITS = 5;

export type RecordHit = {
  id: string;
  name: string;
  /** What follows the section's path in the address; the record's own form where left out. */
  search?: string;
};

/** Looks for words in a section's records, in the person's own name and role. */
export type RecordSearch = (client: ApolloClient, words: string, locale: Locale) => Promise<RecordHit[]>;

/** The search of a section, for the command palette. */
export function searchRecords<T extends SectionTypes>(section: AdminSection<T>): RecordSearch {
  return async (client, words, locale) => {
    if (!section.search) return [];
    const { data } = await client.query({
      query: section.documents.list,
      variables: { where: section.search(words), order_by: [...section.tieBreak], limit: HITS, offset: 0 },
      fetchPolicy: 'no-cache',
    });
    const { rows } = data as { rows: T['row'][] };
    const nameOf = section.fullNameOf ?? section.nameOf;

    return rows.map((row) => ({ id: row.id, name: nameOf(row, locale) }));
  };
}

import { fileURLToPath } from 'node:url';
import { buildIndexes } from '#embedded/postgres/migrations/build-indexes.ts';
import { ContactsList } from '#src/features/contacts/contact-documents.generated.ts';
import { contactPattern } from '#src/features/contacts/search-key.ts';
import type { Scenario } from '../support/scenario.ts';
import { createAdminWorld } from './admin-world.ts';
import type { PageRequest } from './history-requests.ts';
import { KIND_HEAD, measureKinds } from './measure-requests.ts';
import { seedContacts } from './seed-contacts.ts';

const CONTACTS = 200_000;
/** Upper bound in milliseconds for a page of the list with its count. */
const BOUND_MS = 300;

/** Search words by what they show. */
const WORDS = {
  'the whole list': [''],
  'English, found often': ['salma', 'example', 'hadd'],
  'English, found seldom': ['person147', 'person199999@', 'salma haddad12'],
  'English, found nowhere': ['nowhere'],
  'Arabic, found often': ['سلمى', 'حداد'],
  'Arabic, found seldom': ['حداد147', 'أحمد إبراهيم199'],
  'two letters, English': ['sa', 'ha', 'pe', 'zz'],
  'two letters, Arabic': ['سل', 'اح', 'يي'],
  'one letter': ['s', 'م'],
  'letters without trigrams': ['Łu', 'Ива', 'Иванов7'],
} as const;

/**
 * Measures the list of 200,000 contacts: each search as the page sends it, rows and count. `--quick` sends each once and
 * writes no report.
 */
export const contacts: Scenario = {
  title: 'The list of contacts',
  measure: async (run) => {
    const hasuraDir = fileURLToPath(new URL('../../../hasura', import.meta.url));
    const world = await createAdminWorld(run, async (sql, databaseUrl) => {
      await seedContacts(sql, CONTACTS);
      await buildIndexes({ databaseUrl, hasuraDir });
      await sql.query('vacuum (analyze) contacts');
    });
    const effort = { times: run.isQuick ? 1 : 7, boundMs: BOUND_MS };
    const kinds = await measureKinds(world, requests(), effort);

    return {
      parts: [
        `Searches among ${CONTACTS.toLocaleString('en')} contacts, each request as the page sends it, through the engine: the first page and the number of all that match. Medians, and of each kind the slowest request’s; bound: ${BOUND_MS} ms.`,
        [['search', ...KIND_HEAD], ...kinds.rows],
      ],
      isOverBound: kinds.isOverBound,
    };
  },
};

/** Returns the requests of the list's first page, as the section makes them. */
function requests(): PageRequest[] {
  return Object.entries(WORDS).flatMap(([kind, words]) =>
    words.map((search) => ({
      kind,
      query: ContactsList,
      variables: {
        where: search ? { search_key: { _regex: contactPattern(search) } } : {},
        order_by: [{ created_at: 'desc' }, { id: 'asc' }],
        limit: 25,
        offset: 0,
      },
    })),
  );
}

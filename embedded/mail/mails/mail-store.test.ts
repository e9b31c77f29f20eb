import { describe, expect, it } from 'vitest';
import { createMailStore } from './mail-store.ts';
import { makeMail } from './make-mail.ts';

const idsIn = (store: ReturnType<typeof createMailStore>) => store.all().map(({ id }) => id);

describe('createMailStore', () => {
  it('deletes the oldest mail when one more than the maximum number comes', () => {
    const store = createMailStore({ maxMails: 2 });

    for (const id of ['a', 'b', 'c']) store.add(makeMail({ id }), Buffer.from('source'));

    expect(idsIn(store)).toEqual(['b', 'c']);
    expect(store.sourceOf('a')).toBeUndefined();
  });

  it('deletes as many old mails as necessary when all together are too large, decoded text included', () => {
    const store = createMailStore({ maxBytes: 10_000 });
    store.add(makeMail({ id: 'a' }), Buffer.alloc(3_000));
    store.add(makeMail({ id: 'b' }), Buffer.alloc(3_000));

    store.add(makeMail({ id: 'c', text: 'a'.repeat(3_500) }), Buffer.alloc(1));

    expect(idsIn(store)).toEqual(['c']);
  });

  it('has space again after mails were deleted', () => {
    const store = createMailStore({ maxBytes: 10_000 });
    store.add(makeMail({ id: 'a' }), Buffer.alloc(8_000));
    store.remove('a');
    store.add(makeMail({ id: 'b' }), Buffer.alloc(8_000));
    store.clear();

    store.add(makeMail({ id: 'c' }), Buffer.alloc(8_000));

    expect(idsIn(store)).toEqual(['c']);
  });

  it('calls its listener once for each change, until the listener is removed', () => {
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

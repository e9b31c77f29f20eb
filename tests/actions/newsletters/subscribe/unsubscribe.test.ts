import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startLinks } from './start-links.ts';

const world = useStarted(() => startLinks());
afterEach(() => world.clear());

describe('the unsubscribe link in a mail', () => {
  it('asks for confirmation, and changes nothing by being opened', async () => {
    const { id, url } = await world.addContact();

    const page = await world.server.inject(url);

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Unsubscribe from our newsletter?');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await world.stateOf(id)).toBe('subscribed');
  });

  it('shows its page in the language of the contact, or in another one that is asked for', async () => {
    const { url } = await world.addContact('salma@example.test', 'ar');

    expect((await world.server.inject(url)).body).toMatch(/<html lang="ar" dir="rtl">[\s\S]*إلغاء الاشتراك/);
    expect((await world.server.inject(`${url}?lng=en`)).body).toContain('<html lang="en" dir="ltr">');
  });

  it('unsubscribes by one click, and a second click changes nothing', async () => {
    const { id, url } = await world.addContact();

    expect((await world.post(url)).statusCode).toBe(200);
    const again = await world.post(url);

    expect(again.body).toContain('You are unsubscribed');
    expect(await world.stateOf(id)).toBe('unsubscribed');
  });

  it('unsubscribes by a multipart form, as some mail providers send it', async () => {
    const { id, url } = await world.addContact();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

    expect((await world.server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect(await world.stateOf(id)).toBe('unsubscribed');
  });

  it('leads to a page by which the contact can subscribe again', async () => {
    const { id, url } = await world.addContact();
    const goodbye = await world.post(url);
    const again = /action="([^"]+undo[^"]*)"/.exec(goodbye.body)?.[1] ?? '';

    const page = await world.post(again);

    expect(page.body).toContain('You are subscribed again');
    expect(await world.stateOf(id)).toBe('subscribed');
  });

  it.each([
    ['of another key', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['that is cut off', (token: string) => token.slice(0, 20)],
    ['with markup', () => '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ])('with a token %s does nothing', async (_, spoil) => {
    const { id, url } = await world.addContact();
    const bad = `/unsubscribe/${spoil(url.slice('/unsubscribe/'.length))}`;

    const answers = await Promise.all([world.server.inject(bad), world.post(bad), world.post(`${bad}/undo`)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(answers[0]?.body).not.toContain('<script');
    expect(await world.stateOf(id)).toBe('subscribed');
  });

  it('suppresses the email that it was sent to, and not a newer email of the contact', async () => {
    const { id, url } = await world.addContact('old@example.test');
    await world.pool.query(`update contacts set email = 'new@example.test' where id = $1`, [id]);

    expect((await world.post(url)).body).toContain('You are unsubscribed');
    expect((await world.server.inject(url)).body).toContain('You are unsubscribed');
    await world.pool.query(`insert into contacts (email) values ('old@example.test')`);

    expect(await world.stateOf(id)).toBe('subscribed');
    expect(
      await world.rows(`select state, state_reason from contacts where email = 'old@example.test'`),
    ).toEqual([{ state: 'unsubscribed', state_reason: 'own-link' }]);
  });

  it('unsubscribes another contact that has the email by now, and can subscribe it again', async () => {
    const { id, url } = await world.addContact('shared@example.test');
    await world.pool.query(`update contacts set email = 'moved@example.test' where id = $1`, [id]);
    const other = await world.addContact('shared@example.test');

    await world.post(url);
    expect(await world.stateOf(other.id)).toBe('unsubscribed');
    await world.post(`${url}/undo`);

    expect(await world.stateOf(other.id)).toBe('subscribed');
    expect(await world.rows('select from mailing.suppressed_addresses')).toEqual([]);
  });

  it.each([
    ['suppresses its email', 'unsubscribed', ['']],
    ['lifts the suppression of its email again', 'subscribed', ['', '/undo']],
  ])('to a deleted contact %s', async (_, state, clicks) => {
    const { id, url } = await world.addContact();
    await world.pool.query('delete from contacts where id = $1', [id]);

    for (const click of clicks) expect((await world.post(`${url}${click}`)).statusCode).toBe(200);
    await world.pool.query(`insert into contacts (email) values ('salma@example.test')`);

    expect(await world.rows('select state from contacts')).toEqual([{ state }]);
  });

  it('in an old mail, which contains no email, unsubscribes its contact', async () => {
    const { id } = await world.addContact();
    const [{ key } = { key: Buffer.alloc(0) }] = (await world.rows(
      `select key from mailing.keys where name = 'unsubscribe'`,
    )) as { key: Buffer }[];
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    const proof = createHmac('sha256', key).update(bytes).digest().subarray(0, 16);

    await world.post(`/unsubscribe/${Buffer.concat([bytes, proof]).toString('base64url')}`);

    expect(await world.stateOf(id)).toBe('unsubscribed');
  });
});

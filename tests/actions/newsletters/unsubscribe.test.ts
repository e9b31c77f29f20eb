import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportContact } from '#actions/features/manage-contacts/export-contact.ts';
import { setContactState } from '#actions/features/manage-contacts/set-contact-state.ts';
import { addUnsubscribeRoutes } from '#actions/features/unsubscribe/unsubscribe-routes.ts';
import { adminSession, startNewsletters, type Newsletters } from './start-newsletters.ts';

let world: Newsletters;
let server: FastifyInstance;

beforeAll(async () => {
  world = await startNewsletters();
  server = Fastify();
  addUnsubscribeRoutes(server, world);
});
afterEach(() => world.clear());
afterAll(async () => {
  await server.close();
  await world.stop();
});

async function addContact(email = 'salma@example.test', locale = 'en') {
  const [row] = await world.rows('insert into contacts (email, locale) values ($1, $2) returning id', [
    email,
    locale,
  ]);
  const id = String(row?.['id']);
  return { id, url: `/unsubscribe/${(await world.tokens()).make(id)}` };
}
const stateOf = async (id: string) =>
  (await world.rows('select state from contacts where id = $1', [id]))[0]?.['state'];
const post = (url: string) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the link in a mail', () => {
  it('asks, and changes nothing by being opened', async () => {
    const { id, url } = await addContact();

    const page = await server.inject(url);

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Unsubscribe from our newsletter?');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await stateOf(id)).toBe('subscribed');
  });

  it('speaks the contact’s language, and the other on demand', async () => {
    const { url } = await addContact('salma@example.test', 'ar');

    expect((await server.inject(url)).body).toMatch(/<html lang="ar" dir="rtl">[\s\S]*إلغاء الاشتراك/);
    expect((await server.inject(`${url}?lng=en`)).body).toContain('<html lang="en" dir="ltr">');
  });

  it('unsubscribes by one click, and once more without harm', async () => {
    const { id, url } = await addContact();

    expect((await post(url)).statusCode).toBe(200);
    const again = await post(url);

    expect(again.body).toContain('You are unsubscribed');
    expect(await stateOf(id)).toBe('unsubscribed');
  });

  it('unsubscribes by a form of parts, as some providers send it', async () => {
    const { id, url } = await addContact();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

    expect((await server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('unsubscribed');
  });

  it('keeps the contact out of the next dispatch', async () => {
    const { url } = await addContact();
    await addContact('omar@example.test');
    const dispatcher = await world.startDispatcher();
    await post(url);

    const { dispatch_id, recipients } = await world.send(await world.addNewsletter());

    expect(recipients).toBe(1);
    await expect.poll(async () => (await world.dispatch(dispatch_id))['state']).toBe('finished');
    expect(world.sink.mails.map(({ to }) => to)).toEqual(['omar@example.test']);
    await dispatcher.stop();
  });

  it('subscribes again, from the page that says goodbye', async () => {
    const { id, url } = await addContact();
    const goodbye = await post(url);
    const again = /action="([^"]+undo[^"]*)"/.exec(goodbye.body)?.[1] ?? '';

    const page = await post(again);

    expect(page.body).toContain('You are subscribed again');
    expect(await stateOf(id)).toBe('subscribed');
  });

  it.each([
    ['of another key', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['that is cut off', (token: string) => token.slice(0, 20)],
    ['with markup', () => '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ])('with a token %s does nothing', async (_, spoil) => {
    const { id, url } = await addContact();
    const bad = `/unsubscribe/${spoil(url.slice('/unsubscribe/'.length))}`;

    const answers = await Promise.all([server.inject(bad), post(bad), post(`${bad}/undo`)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(answers[0]?.body).not.toContain('<script');
    expect(await stateOf(id)).toBe('subscribed');
  });

  it('of a deleted contact says so', async () => {
    const { id, url } = await addContact();
    await world.pool.query('delete from contacts where id = $1', [id]);

    expect((await post(url)).statusCode).toBe(404);
  });
});

describe('set_contact_state', () => {
  it('unsubscribes, and never the other way round', async () => {
    const { id } = await addContact();
    const set = (state: string) => setContactState({ contact_id: id, state }, adminSession, world.deps);
    await set('unsubscribed');

    await expect(set('subscribed')).rejects.toMatchObject({ code: 'contact-unsubscribed' });
    expect(await stateOf(id)).toBe('unsubscribed');
  });

  it('lets a contact receive again whose mails came back', async () => {
    const { id } = await addContact();
    await world.pool.query(`update contacts set state = 'bounced'`);

    await setContactState({ contact_id: id, state: 'subscribed' }, adminSession, world.deps);

    expect(await stateOf(id)).toBe('subscribed');
  });
});

describe('export_contact', () => {
  it('tells all that is known', async () => {
    const { id } = await addContact();

    const { data } = (await exportContact({ contact_id: id }, adminSession, world.deps)) as {
      data: { contact: object; newsletters: object[]; changes: object[] };
    };

    expect(data).toMatchObject({ contact: { email: 'salma@example.test' }, newsletters: [], import: null });
    expect(data.changes).toHaveLength(1);
  });

  it('knows nobody else', async () => {
    await expect(
      exportContact({ contact_id: adminSession['x-hasura-user-id'] }, adminSession, world.deps),
    ).rejects.toMatchObject({
      code: 'contact-unknown',
    });
  });
});

import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addMailEventRoutes } from '#actions/features/take-mail-events/mail-event-routes.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from '../start-newsletters.ts';

const SECRET = 'mail-events-secret-of-tests-only-0123456789';
const TOKEN = '0123456789abcdef0123456789abcdef';
const MESSAGE_ID = `<${TOKEN}@hosting.test>`;

let server: FastifyInstance;

const world = useStarted(() => startNewsletters());
beforeAll(async () => {
  server = Fastify();
  addMailEventRoutes(server, { pool: world.pool, env: { MAIL_EVENTS_SECRET: SECRET } });
});
afterEach(() => world.clear());
afterAll(() => server.close());

const addRecipient = (tokens = [TOKEN]) => world.addRecipient(tokens);
const contact = async () => (await world.rows('select state, soft_bounces from contacts'))[0];
const contacts = () => world.rows('select email, state, state_reason from contacts order by email');
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
const now = () => Math.floor(Date.now() / 1_000);
const generic = (type: string, messageId = MESSAGE_ID) =>
  JSON.stringify({ events: [{ message_id: messageId, type, detail: '550 <person1@example.test> unknown' }] });

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const postSigned = (payload: string, at = now()) =>
  post('/mail-events', payload, { 'x-timestamp': String(at), 'x-signature': hmac(`${at}.${payload}`) });
const login = (password = SECRET) => ({
  authorization: `Basic ${Buffer.from(`events:${password}`).toString('base64')}`,
});

describe('an event that a mail provider reports', () => {
  it('marks a contact as bounced after a hard bounce', async () => {
    await addRecipient();

    const answer = await postSigned(generic('hard'));

    expect(answer.json()).toEqual({ taken: 1 });
    expect(await contact()).toMatchObject({ state: 'bounced' });
    expect(await world.rows('select bounce, bounce_detail from deliveries')).toEqual([
      { bounce: 'hard', bounce_detail: '550 <person1@example.test> unknown' },
    ]);
  });

  it('marks a contact as bounced at the third soft bounce in a row, and counts each bounce once', async () => {
    const tokens = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32));
    const soft = (at: number) => postSigned(generic('soft', tokens[at]));
    await addRecipient(tokens.slice(0, 4));

    await soft(0);
    await soft(3);
    await soft(3);
    expect(await contact()).toEqual({ state: 'subscribed', soft_bounces: 1 });
    await soft(2);
    expect(await contact()).toEqual({ state: 'subscribed', soft_bounces: 2 });
    await soft(1);
    expect(await contact()).toEqual({ state: 'bounced', soft_bounces: 3 });

    await world.pool.query(`update contacts set state = 'subscribed'`);
    await world.addDelivery(tokens[4]!);
    await soft(4);
    expect(await contact()).toEqual({ state: 'subscribed', soft_bounces: 1 });
  });

  it('does not change a contact that unsubscribed', async () => {
    await addRecipient();
    await world.pool.query(`update contacts set state = 'unsubscribed'`);

    await postSigned(generic('hard'));

    expect(await contact()).toMatchObject({ state: 'unsubscribed' });
  });

  it.each([
    ['comes back later', false],
    ['another contact has by now', true],
  ])('of a bounce applies to the email that the mail went to, which %s', async (_, isThere) => {
    const takeAddress = () =>
      world.pool.query(`insert into contacts (email) values ('person1@example.test')`);
    await addRecipient();
    await world.pool.query(`update contacts set email = 'new@example.test'`);

    if (isThere) await takeAddress();
    await postSigned(generic('hard'));
    if (!isThere) await takeAddress();

    expect(await contacts()).toEqual([
      { email: 'new@example.test', state: 'subscribed', state_reason: null },
      { email: 'person1@example.test', state: 'bounced', state_reason: 'hard-bounce' },
    ]);
    expect(await world.rows('select bounce from deliveries')).toEqual([{ bounce: 'hard' }]);
  });

  it.each([
    ['hard', { state: 'bounced', state_reason: 'hard-bounce' }],
    ['unsubscribe', { state: 'unsubscribed', state_reason: 'own-link' }],
    ['complaint', { state: 'unsubscribed', state_reason: 'complaint' }],
  ])('(%s) about a deleted contact suppresses its email for later contacts', async (type, kept) => {
    await addRecipient();
    await world.pool.query('delete from contacts');

    await postSigned(generic(type));
    await world.pool.query(`insert into contacts (email) values ('person1@example.test')`);

    expect(await contacts()).toEqual([{ email: 'person1@example.test', ...kept }]);
  });

  it('of a complaint unsubscribes the contact, even after a change of its email', async () => {
    await addRecipient();
    await world.pool.query(`update contacts set email = 'new@example.test'`);

    await postSigned(generic('complaint'));
    await world.pool.query(`insert into contacts (email) values ('person1@example.test')`);

    const complained = { state: 'unsubscribed', state_reason: 'complaint' };
    expect(await contacts()).toEqual([
      { email: 'new@example.test', ...complained },
      { email: 'person1@example.test', ...complained },
    ]);
  });

  it('of an unsubscription unsubscribes the contact, and a later complaint becomes the reason', async () => {
    await addRecipient();
    await postSigned(generic('unsubscribe'));
    const unsubscribed = await contacts();
    for (const type of ['complaint', 'unsubscribe']) await postSigned(generic(type));

    expect(unsubscribed).toMatchObject([{ state: 'unsubscribed', state_reason: 'own-link' }]);
    expect(await contacts()).toMatchObject([{ state: 'unsubscribed', state_reason: 'complaint' }]);
  });

  it('about a mail that the product did not send is ignored', async () => {
    expect((await postSigned(generic('hard', '<x@other.test>'))).json()).toEqual({ taken: 0 });
  });

  it.each([
    ['without a signature', generic('hard'), {}],
    ['signed for another text', generic('hard'), { 'x-timestamp': String(now()), 'x-signature': hmac('x') }],
    [
      'signed an hour ago',
      generic('hard'),
      { 'x-timestamp': String(now() - 3_600), 'x-signature': hmac(`${now() - 3_600}.${generic('hard')}`) },
    ],
  ])('%s is refused', async (_, payload, headers) => {
    await addRecipient();

    expect((await post('/mail-events', payload, headers)).statusCode).toBe(401);
    expect(await contact()).toMatchObject({ state: 'subscribed' });
  });

  it.each(['{', '[]', '{"events":[{"type":"hard"}]}', '{"events":[{"message_id":"a","type":"odd"}]}'])(
    'that can’t be read (%s) is refused',
    async (payload) => {
      expect((await postSigned(payload)).statusCode).toBe(400);
    },
  );
});

describe('webhooks of mail providers', () => {
  it('need the signature of Mailgun, whose permanent failure marks a contact as bounced', async () => {
    await addRecipient();
    const timestamp = String(now());
    const body = (signature: string) =>
      JSON.stringify({
        signature: { timestamp, token: 'x', signature },
        'event-data': {
          event: 'failed',
          severity: 'permanent',
          message: { headers: { 'message-id': MESSAGE_ID.slice(1, -1) } },
          'delivery-status': { message: 'no such mailbox' },
        },
      });

    expect((await post('/mail-events/mailgun', body('0'.repeat(64)))).statusCode).toBe(401);
    await post('/mail-events/mailgun', body(hmac(`${timestamp}x`)));

    expect(await contact()).toMatchObject({ state: 'bounced' });
  });

  it('need the login for Postmark, whose spam complaint unsubscribes a contact', async () => {
    await addRecipient();
    const body = JSON.stringify({ RecordType: 'SpamComplaint', Metadata: { token: TOKEN } });

    expect((await post('/mail-events/postmark', body, login('wrong'))).statusCode).toBe(401);
    await post('/mail-events/postmark', body, login());

    expect(await contact()).toMatchObject({ state: 'unsubscribed' });
  });

  it('are read from Amazon SES in messages of SNS, with the content type text/plain', async () => {
    await addRecipient();
    const message = {
      notificationType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ diagnosticCode: 'smtp; 550 5.1.1' }] },
      mail: { headers: [{ name: 'Message-ID', value: MESSAGE_ID }], commonHeaders: { messageId: '<other>' } },
    };
    const body = JSON.stringify({ Type: 'Notification', Message: JSON.stringify(message) });

    await post('/mail-events/ses', body, { ...login(), 'content-type': 'text/plain; charset=UTF-8' });

    expect(await contact()).toMatchObject({ state: 'bounced' });
  });

  it('confirm no SNS subscription whose URL is not at Amazon', async () => {
    const body = JSON.stringify({
      Type: 'SubscriptionConfirmation',
      SubscribeURL: 'https://169.254.169.254/',
    });

    expect((await post('/mail-events/ses', body, login())).statusCode).toBe(400);
  });
});

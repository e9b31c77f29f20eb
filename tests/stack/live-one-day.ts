import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { CONSENT_VERSIONS } from '#actions/features/subscribe/consent-texts.ts';
import { partOf, type MailSink } from '#tests/actions/newsletters/mail-sink.ts';
import type { Receiver } from '#tests/actions/webhooks/start-receiver.ts';
import { asSiteAdmin, postGraphql, signInRequest, solveCaptcha } from '#tests/support/api.ts';
import type { RunningStack } from '#tests/support/processes/stack.ts';

const POLL = { interval: 100 };
/** Address that all requests come from, as a proxy tells it. */
export const VISITOR = '203.0.113.77';
export const ADDRESS = {
  taken: 'taken.tess@people-of-tests.example',
  refused: 'refused.rana@people-of-tests.example',
  deferred: 'deferred.dora@people-of-tests.example',
  signedUp: 'signed.sami@people-of-tests.example',
  invited: 'invited.ines@people-of-tests.example',
  uninvited: 'uninvited.uma@people-of-tests.example',
  unknown: 'unknown.ugo@people-of-tests.example',
  wrong: 'wrong.wilma@people-of-tests.example',
  sender: 'sender.sven@people-of-tests.example',
} as const;
export const NAMES = ['Tessalonika', 'Ranavalona', 'Doralice', 'Wellingtonia'];
export const WORDS = {
  password: 'wrong-battery-staple',
  hook: 'secret-of-a-hook',
  subject: 'Zirconium offers',
};

let sink: MailSink;
let receiver: Receiver;
type Product = Pick<RunningStack, 'url' | 'adminEmail' | 'adminPassword'>;

let stack: Product;
/** Secrets that the product has given out, by what they are. */
const secrets = new Map<string, string>();

/**
 * Does once what people do with the product: sign-ups, logins, invitations, an import, a newsletter, webhooks and keys,
 * each with what goes wrong in it. Returns the secrets that the product gave out meanwhile.
 */
export async function liveOneDay(
  running: Product,
  mailServer: MailSink,
  hookReceiver: Receiver,
): Promise<Map<string, string>> {
  [stack, sink, receiver] = [running, mailServer, hookReceiver];
  secrets.clear();
  await signUp();
  const admin = asSiteAdmin(await signIn());
  await addHook(admin);
  await manageAccounts(admin);
  await importContacts(admin);
  await sendNewsletter(admin);
  await useKeys(admin);
  await misbehave();
  await expect.poll(() => receiver.types(), POLL).toContain('contacts.imported');

  return secrets;
}

const from = { 'x-forwarded-for': VISITOR };
const visit = (path: string, init: RequestInit = {}) =>
  fetch(stack.url + path, { ...init, headers: { ...from, ...(init.headers as Record<string, string>) } });
const ask = (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  postGraphql(stack.url, query, { variables, headers: { ...from, ...headers } });

/** Returns the links with a token in the mails to an address. */
async function linkTo(address: string, path: RegExp): Promise<string> {
  const find = () =>
    sink.mails
      .filter(({ to }) => to === address)
      .map(({ raw }) => path.exec(partOf(raw, 'text/plain'))?.[0])
      .find((link) => link !== undefined);
  await expect.poll(find, POLL).toBeDefined();

  return find() ?? '';
}

async function signUp(): Promise<void> {
  const answer = await visit('/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify({
      email: ADDRESS.signedUp,
      captcha_token: await solveCaptcha(stack.url),
      locale: 'en',
      consent_version: CONSENT_VERSIONS[0],
      page: '/',
    }),
  });
  expect(answer.status).toBe(200);
  const link = await linkTo(ADDRESS.signedUp, /\/subscribe\/[^\s?]+/);
  secrets.set('token of a sign-up', link.split('/').at(-1) ?? '');
  expect((await visit(link)).status).toBe(200);
  expect((await visit(link, { method: 'POST', headers: { origin: stack.url } })).status).toBe(200);
}

/** Signs in with a wrong password and with the right one, renews the session, and returns the token. */
async function signIn(): Promise<string> {
  for (const email of [stack.adminEmail, ADDRESS.unknown]) {
    const { query, variables } = await signInRequest(stack.url, email, WORDS.password);
    expect((await ask(query, variables)).errors).toHaveLength(1);
  }
  const request = await signInRequest(stack.url, stack.adminEmail, stack.adminPassword);
  const answer = await visit('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify(request),
  });
  const { data } = (await answer.json()) as { data: { sign_in: { access_token: string } } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  for (const one of cookie) secrets.set(`cookie ${one?.split('=')[0]}`, one?.split('=')[1] ?? '');
  secrets.set('access token', data.sign_in.access_token.split('.')[2] ?? '');
  await visit('/session/token', {
    method: 'POST',
    headers: { origin: stack.url, cookie: cookie.join('; ') },
  });

  return data.sign_in.access_token;
}

async function manageAccounts(admin: Record<string, string>): Promise<void> {
  const invite = `mutation ($email: String!) { invite_user(email: $email, role: "user", locale: "en") { __typename } }`;
  for (const email of [ADDRESS.invited, ADDRESS.uninvited]) {
    expect((await ask(invite, { email }, admin)).errors).toBeUndefined();
  }
  await linkTo(ADDRESS.invited, /http\S+/);
  const recover = `mutation ($email: String!, $captcha: String!) { request_password_recovery(email: $email, captcha_token: $captcha) { __typename } }`;
  for (const email of [stack.adminEmail, ADDRESS.wrong]) {
    await ask(recover, { email, captcha: await solveCaptcha(stack.url) });
  }
}

/** Imports contacts, some of which can't be taken, and adds one twice. */
async function importContacts(admin: Record<string, string>): Promise<void> {
  const rows = [ADDRESS.taken, ADDRESS.refused, ADDRESS.deferred].map((email, at) => `${email},${NAMES[at]}`);
  const csv = ['email,first_name', ...rows, `not an address of ${NAMES[3]},${NAMES[3]}`].join('\n');
  for (const body of [csv, '"never ends']) {
    await visit(
      `/uploads/contacts?key=${randomUUID()}&email=0&first_name=1&header=true&filename=${NAMES[3]}.csv`,
      {
        method: 'POST',
        headers: { ...admin, 'content-type': 'text/csv' },
        body,
      },
    );
  }
  const add = `mutation ($email: String!) { insert_contacts_one(object: { email: $email }) { id } }`;
  expect((await ask(add, { email: ADDRESS.taken }, admin)).errors).toHaveLength(1);
  await ask(
    `mutation { insert_contacts_one(object: { email: "${ADDRESS.wrong}", nonsense: 1 }) { id } }`,
    {},
    admin,
  );
}

async function addHook(admin: Record<string, string>): Promise<void> {
  const add = `mutation ($object: webhook_endpoints_insert_input!) { insert_webhook_endpoints_one(object: $object) { id } }`;
  const events = ['newsletter.sent', 'contacts.imported', 'contact.subscribed'];
  for (const url of [`${receiver.url}?token=${WORDS.hook}`, `http://127.0.0.1:1/hook?token=${WORDS.hook}`])
    expect((await ask(add, { object: { name: NAMES[3], url, events } }, admin)).errors).toBeUndefined();
}

async function sendNewsletter(admin: Record<string, string>): Promise<void> {
  const prepare = `mutation ($settings: [site_settings_insert_input!]!) {
    insert_site_settings(objects: $settings, on_conflict: { constraint: site_settings_pkey, update_columns: [value] }) { affected_rows }
    newsletter: insert_newsletters_one(object: { subject: "${WORDS.subject}", content: "<p>Hello</p>", template_name: "Basic" }) { id }
  }`;
  const settings = [
    { key: 'sender_name', value: 'News' },
    { key: 'sender_email', value: ADDRESS.sender },
    { key: 'postal_address', value: 'Street 1' },
  ];
  const { data } = await ask(prepare, { settings }, admin);
  const send = `mutation ($id: uuid!) { send_newsletter(newsletter_id: $id, subject: "${WORDS.subject}", html_content: "<p>Hello {{first_name}}</p>") { dispatch_id } }`;
  const { errors } = await ask(send, { id: (data!['newsletter'] as { id: string }).id }, admin);
  expect(errors).toBeUndefined();
  const link = await linkTo(ADDRESS.taken, /\/unsubscribe\/[^\s?]+/);
  secrets.set('token of a recipient', link.split('/').at(-1) ?? '');
  expect((await visit(link)).status).toBe(200);
  await visit(link, { method: 'POST', headers: { origin: stack.url } });
  await expect
    .poll(async () => {
      const asked = await ask(
        '{ deliveries(where: { state: { _in: ["queued", "sending"] }, attempts: { _eq: 0 } }) { id } }',
        {},
        admin,
      );
      return (asked.data!['deliveries'] as unknown[]).length;
    }, POLL)
    .toBe(0);
}

/** Returns the secret at the end of a key `hfk_<id>_<secret>`, which may hold `_` itself. */
const secretOf = (key: string) => key.split('_').slice(2).join('_');

/** Uses a key in each way, one that is none, and one in an address, which is refused. */
async function useKeys(admin: Record<string, string>): Promise<void> {
  const make = `mutation { create_api_key(name: "${NAMES[3]}", role: "reader", allowed_addresses: ["${VISITOR}"]) { key } }`;
  const { data } = await ask(make, {}, admin);
  const { key } = data!['create_api_key'] as { key: string };
  const unknown = `${key.slice(0, -8)}00000000`;
  secrets.set('key', secretOf(key));
  secrets.set('unknown key', secretOf(unknown));
  for (const one of [key, unknown, 'hfk_nonsense-of-nobody']) {
    await ask('{ pricing_plans { id } }', {}, { authorization: `Bearer ${one}` });
    await ask('{ pricing_plans { id } }', {}, { 'x-api-key': one });
    await visit('/keys/token', { method: 'POST', headers: { authorization: `Bearer ${one}` } });
    await visit(`/v1/graphql?key=${one}`);
    await visit(`/api/rest/${one}`);
  }
}

/** Asks for what is refused in ways whose refusal could repeat what was asked. */
async function misbehave(): Promise<void> {
  await visit(`/en/${ADDRESS.wrong}`);
  await visit(`/en/${encodeURIComponent(ADDRESS.wrong)}?email=${ADDRESS.wrong}`);
  await visit(`/realms/hosting/login-actions/action-token?key=${WORDS.hook}&email=${ADDRESS.wrong}`);
  await visit('/realms/hosting/protocol/openid-connect/token', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: ADDRESS.wrong, password: WORDS.password }),
  });
  await ask(
    `{ contacts(where: { email: { _eq: "${ADDRESS.wrong}" } }) { id } }`,
    {},
    { authorization: `Bearer ${WORDS.hook}` },
  );
  await visit('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query": "${ADDRESS.wrong}`,
  });
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws', {
    headers: from,
  });
  await new Promise((done) => {
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          type: 'connection_init',
          payload: { headers: { authorization: `Bearer ${WORDS.hook}` } },
        }),
      ),
    );
    socket.on('close', done);
    socket.on('error', done);
  });
}

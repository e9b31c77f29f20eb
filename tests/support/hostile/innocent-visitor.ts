import { openGraphqlSocket, type GraphqlSocket } from './graphql-socket.ts';
import { readPage, signIn } from './product-operations.ts';
import type { Operation } from './timings.ts';
import { sendGraphql } from '#tests/support/api.ts';

export type Surroundings = {
  readonly url: string;
  /** Headers of an administrator; with an account, those of its last sign-in replace them. */
  readonly admin?: Readonly<Record<string, string>>;
  /** Account of an administrator who signs in again and again; only the whole product knows any. */
  readonly account?: { readonly email: string; readonly password: string };
};

export type InnocentVisitor = { readonly operations: Readonly<Record<string, Operation>>; close(): void };

const VISITOR = '198.51.100.1';
const ADMIN = '198.51.100.2';
const NOBODY = { email: '', password: '' };

const PAGE_DATA = `query {
  store_notices(where: {is_active: {_eq: true}}, order_by: [{notice_date: desc}, {created_at: desc}]) { id content content_ar }
  pricing_plans(order_by: {sort_order: asc}) { id name name_ar price currency }
}`;
const NOTICES = `subscription { store_notices(where: {is_active: {_eq: true}}) { id content } }`;
const OTHER_NOTICES =
  'subscription ($text: String!) { store_notices(where: {content: {_neq: $text}}) { id content } }';
const FIND_NOTICE = '{ store_notices(where: {content: {_like: "Notice no. %"}}) { id } }';
const ADD_NOTICE = `mutation {
  insert_store_notices_one(object: {content: "Notice no. 0", notice_date: "2030-01-01", is_active: true}) { id }
}`;
const CHANGE_NOTICE = `mutation ($id: uuid!, $text: String!) {
  update_store_notices_by_pk(pk_columns: {id: $id}, _set: {content: $text}) { id }
}`;
const FIND_CONTACT = '{ contacts(order_by: {email: asc}, limit: 1) { id } }';
const CHANGE_CONTACT = `mutation ($id: uuid!, $text: String!) {
  update_contacts_by_pk(pk_columns: {id: $id}, _set: {last_name: $text}) { id }
}`;

/** Number of the newest text; it never falls, so that no text of an earlier visitor is taken for a new one. */
let serial = 0;

/** Opens the socket of a visitor who follows the notices, and returns what visitors and an administrator do. */
export async function createInnocentVisitor({
  url,
  admin = {},
  account = NOBODY,
}: Surroundings): Promise<InnocentVisitor> {
  let rights = account === NOBODY ? admin : await signIn(url, ADMIN, account);
  const asVisitor = poster(url, () => ({ 'x-forwarded-for': VISITOR }));
  const asAdmin = poster(url, () => ({ 'x-forwarded-for': ADMIN, ...rights }));
  const id = idIn(await asAdmin(FIND_NOTICE)) ?? idIn(await asAdmin(ADD_NOTICE)) ?? '';
  const contactId = idIn(await asAdmin(FIND_CONTACT)) ?? '';
  const follower = await followNotices(url);

  return {
    operations: {
      /** Data of the landing page. */
      query: async () => void (await asVisitor(PAGE_DATA)),
      /** The first state of a newcomer's subscription, which no other subscriber shares. */
      state: async () => {
        serial += 1;
        await firstState(url, `other than ${serial}`);
      },
      /** A notice, from the moment when the administrator saves it until the visitor has it. */
      notice: async () => {
        serial += 1;
        const arrived = follower.until(serial);
        await asAdmin(CHANGE_NOTICE, { id, text: `Notice no. ${serial}` });
        await arrived;
      },
      save: async () => {
        serial += 1;
        await asAdmin(CHANGE_CONTACT, { id: contactId, text: `Name ${serial}` });
      },
      /** The landing page as the web server renders it. */
      page: () => readPage(url, VISITOR),
      signIn: async () => {
        rights = await signIn(url, ADMIN, account);
      },
      health: async () => {
        const response = await fetch(`${url}/healthz`);
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`status ${response.status}`);
      },
    },
    close: () => follower.close(),
  };
}

type Answer = { readonly data?: unknown; readonly errors?: { extensions: { code: string } }[] };

function poster(url: string, headers: () => Readonly<Record<string, string>>) {
  return async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    const response = await sendGraphql(url, { query, variables }, headers());
    const { data, errors } = (await response.json()) as Answer;
    if (errors) throw new Error(`${response.status} ${errors.map(({ extensions }) => extensions.code)}`);

    return data;
  };
}

/** Returns the first `id` in an answer. */
function idIn(data: unknown): string | undefined {
  return /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
}

/** Follows the notices on one socket; `until` resolves with the state that holds this notice or a later one. */
async function followNotices(url: string) {
  let newest = 0;
  const waiting = new Set<{ serial: number; resolve: () => void }>();
  const socket = await openGraphqlSocket({ url, address: VISITOR }, ({ payload }) => {
    newest = Math.max(newest, Number(/Notice no\. (\d+)/.exec(JSON.stringify(payload))?.[1] ?? 0));
    for (const waiter of waiting) {
      if (waiter.serial > newest) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  });
  socket.subscribe('notices', { query: NOTICES });

  return {
    until: (serial: number) => new Promise<void>((resolve) => waiting.add({ serial, resolve })),
    close: () => socket.socket.terminate(),
  };
}

async function firstState(url: string, text: string): Promise<void> {
  let subscriber: GraphqlSocket | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      openGraphqlSocket({ url, address: VISITOR }, ({ type, payload }) => {
        if (type === 'next') resolve();
        else if (type === 'error') reject(new Error(`refused: ${JSON.stringify(payload)}`));
      }).then((opened) => {
        subscriber = opened;
        opened.socket.once('close', (code) => reject(new Error(`closed with code ${code}`)));
        opened.subscribe('1', { query: OTHER_NOTICES, variables: { text } });
      }, reject);
    });
  } finally {
    subscriber?.socket.terminate();
  }
}

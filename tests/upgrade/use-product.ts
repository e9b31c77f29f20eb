import { createClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { ADMIN } from './releases.ts';

const LIST = `query List {
  contacts(order_by: { email: asc }, limit: 25) { email state }
  contacts_aggregate { aggregate { count } }
  dispatches { state sent_count }
  deliveries(limit: 1) { state response }
  history_entries(where: { label: { _eq: "Once" } }, order_by: { id: asc }) { operation }
}`;
const NOTICE = `subscription Notice { store_notices(where: { content_ar: { _eq: "يبقى بعد الترقية" } }) { content } }`;
const SAVE = `mutation Save($content: String!) {
  update_store_notices(where: { content_ar: { _eq: "يبقى بعد الترقية" } }, _set: { content: $content }) { affected_rows }
}`;

/**
 * Uses a running product as visitors and administrators do: public pages, a sign-in, a list, a subscription, and a save
 * that reaches it. The product holds what `fillRelease` filled in; `mark` is new for each call.
 */
export async function useProduct(url: string, mark: string): Promise<void> {
  for (const path of ['/en', '/ar', '/hosting/vps', '/en/privacy']) {
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).toContain('</html>');
  }
  const headers = asSiteAdmin(await signIn(url, ADMIN.email, ADMIN.password));
  const ask = (query: string, variables: object = {}) => postGraphql(url, query, { headers, variables });

  const { data, errors } = await ask(LIST);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    contacts_aggregate: { aggregate: { count: 30 } },
    dispatches: [{ state: 'finished', sent_count: 30 }],
    deliveries: [{ state: 'sent' }],
    history_entries: [{ operation: 'insert' }, { operation: 'update' }],
  });
  expect(data?.['contacts']).toHaveLength(25);

  const notices = subscribe(url, headers);
  await expect
    .poll(notices.latest)
    .toMatchObject({ data: { store_notices: [{ content: expect.any(String) }] } });
  expect(await ask(SAVE, { content: mark })).toEqual({
    data: { update_store_notices: { affected_rows: 1 } },
  });
  await expect.poll(notices.latest).toEqual({ data: { store_notices: [{ content: mark }] } });
  await notices.close();
}

/** Follows the notice; `latest` is the last answer. */
function subscribe(url: string, headers: Record<string, string>) {
  let latest: unknown;
  const client = createClient({
    url: `${url.replace('http', 'ws')}/v1/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  client.subscribe(
    { query: NOTICE },
    {
      next: (answer) => void (latest = answer),
      error: (error) => void (latest = error),
      complete: () => undefined,
    },
  );
  return { latest: () => latest, close: async () => client.dispose() };
}

import type { ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, describe, expect, it } from 'vitest';
import * as links from '#src/features/footer-links/link-documents.generated.ts';
import * as extensions from '#src/features/domain-search/extension-documents.generated.ts';
import * as plans from '#src/features/plans/plan-documents.generated.ts';
import { createRecord } from '#src/kit/admin/form/saving/create-record.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startHandler } from '../support/start-handler.ts';
import { useProductEngine } from '../support/use-engine.ts';

const linkDocuments = { list: links.LinksList, changed: links.LinksChanged, create: links.CreateLink };
const planDocuments = { list: plans.PlansList, changed: plans.PlansChanged, create: plans.CreatePlan };

const extensionDocuments = {
  list: extensions.DomainExtensionsList,
  changed: extensions.DomainExtensionsChanged,
  create: extensions.CreateDomainExtension,
};

let drops: 'the next answer' | 'nothing' = 'nothing';

const { engine, pool } = useProductEngine();
const proxy = useStarted(() =>
  startHandler(async (request, response) =>
    forward(await text(request), request.headers.authorization ?? '', response),
  ),
);
afterEach(() => {
  drops = 'nothing';
});

/** Passes a request to the engine, and its answer back, unless the answer is to be lost. */
async function forward(body: string, authorization: string, response: ServerResponse) {
  const answer = await fetch(`${engine.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body,
  });
  const text = await answer.text();
  if (drops === 'the next answer') {
    drops = 'nothing';
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

async function clientOf(role: string): Promise<ApolloClient> {
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${proxy.url}/v1/graphql`,
      headers: await engine.bearer([role], role),
    }),
  });
}

const newLink = (label: string) => ({
  id: randomUUID(),
  label,
  label_ar: null,
  url: '/status',
  category: 'Company',
  sort_order: 1,
});
const labels = async (id: string) =>
  (await pool.query<{ label: string }>('select label from footer_links where id = $1', [id])).rows.map(
    ({ label }) => label,
  );

describe('a new record whose answer was lost', () => {
  it.each(['site_admin', 'editor'])('is saved once when the client sends it again (%s)', async (role) => {
    const client = await clientOf(role);
    const label = `Status ${randomUUID()}`;
    const link = newLink(label);
    drops = 'the next answer';
    await expect(createRecord(client, linkDocuments, link)).rejects.toThrow();
    expect(await labels(link.id)).toEqual([label]);

    await expect(createRecord(client, linkDocuments, link)).resolves.toBeUndefined();

    expect(await labels(link.id)).toEqual([label]);
    const { rows } = await pool.query('select from footer_links where label = $1', [label]);
    expect(rows).toHaveLength(1);
  });

  it('is recognised when sent again, although the database formats price and lists differently', async () => {
    const client = await clientOf('site_admin');
    const plan = {
      ...{ id: randomUUID(), name: 'Lost', price: '5', currency: 'USD', period: 'mo', category: 'vps' },
      ...{ features: ['1 vCPU', '20 GB'], features_ar: null, highlight: false, sort_order: 3 },
    };
    drops = 'the next answer';
    await expect(createRecord(client, planDocuments, plan)).rejects.toThrow();

    await expect(createRecord(client, planDocuments, plan)).resolves.toBeUndefined();
  });

  it('is recognised when sent again, although the database gave it its place', async () => {
    const client = await clientOf('site_admin');
    const extension = { id: randomUUID(), extension: '.sa', is_shown: true };
    drops = 'the next answer';
    const create = () => createRecord(client, extensionDocuments, extension);
    await expect(create()).rejects.toThrow();

    await expect(create()).resolves.toBeUndefined();
  });

  it('is refused when sent again with other content, and keeps the first content', async () => {
    const client = await clientOf('site_admin');
    const link = newLink('First');
    const changed = { ...link, label: 'Second' };
    drops = 'the next answer';
    await expect(createRecord(client, linkDocuments, link)).rejects.toThrow();

    await expect(createRecord(client, linkDocuments, changed)).rejects.toThrow('footer_links_pkey');

    expect(await labels(link.id)).toEqual(['First']);
  });
});

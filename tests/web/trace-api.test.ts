import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { admin } from '#tests/actions/start-actions.ts';
import { asSiteAdmin, postGraphql } from '#tests/support/api.ts';
import { recordTraces, type RecordedSpan } from '#runtime/observe/record-traces.ts';
import { startApi } from './start-api.ts';

const SEND = `mutation Send($id: uuid!) {
  send_newsletter(newsletter_id: $id, subject: "News", html_content: "<p>Hello</p>") { dispatch_id }
}`;
const PUBLISH = `mutation {
  insert_store_notices_one(object: { content: "Maintenance tonight", severity: "info", is_active: true }) { id }
}`;

let api: Awaited<ReturnType<typeof startApi>> | undefined;
afterEach(() => api?.stop());

/** Draws the steps below a parent as a tree. */
const draw = (spans: readonly RecordedSpan[], parent?: string, depth = 0): string[] =>
  spans
    .filter((span) => span.parent === parent)
    .flatMap(({ name, traceparent }) => [
      `${'  '.repeat(depth)}${name}`,
      ...draw(spans, traceparent, depth + 1),
    ]);

describe('the trace of a request to the API', () => {
  it('spans web server, engine and action, and the job that the action queues', async () => {
    const spans = recordTraces(onTestFinished);
    api = await startApi({ NEWSLETTER_UNDO_S: '0' });
    const { actions, web } = api;
    await actions.pool.query(`
      insert into contacts (email) values ('ada@example.test');
      insert into site_settings (key, value) values ('sender_name', 'News'), ('sender_email', 'news@hosting.test'), ('postal_address', 'Street 1')
        on conflict (key) do update set value = excluded.value`);
    const { rows } = await actions.pool.query<{ id: string }>(
      `insert into newsletters (subject, content, template_name) values ('News', 'Hello', 'Basic') returning id`,
    );
    const { response } = await actions.signIn(admin);
    const headers = asSiteAdmin(response.json<{ access_token: string }>().access_token);
    spans.length = 0;

    const sent = await postGraphql(web.url, SEND, { headers, variables: { id: rows[0]?.id } });
    const published = await postGraphql(web.url, PUBLISH, { headers });

    expect([sent.errors, published.errors]).toEqual([undefined, undefined]);
    await expect.poll(() => spans.every(({ hasEnded }) => hasEnded)).toBe(true);
    expect(draw(spans)).toEqual([
      'POST /v1/graphql',
      '  POST /v1/graphql',
      '    action send_newsletter',
      '      POST /actions/send_newsletter',
      'POST /v1/graphql',
      '  POST /v1/graphql',
    ]);
    const { rows: jobs } = await actions.pool.query<{ trace: string }>(
      `select payload->>'trace' as trace from graphile_worker._private_jobs where key like 'dispatch:%'`,
    );
    expect(jobs).toEqual([{ trace: spans[3]?.traceparent }]);
    expect(JSON.stringify(spans)).not.toMatch(/@|eyJ|Maintenance/);
  });
});

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startReceiver } from '#tests/actions/webhooks/start-receiver.ts';
import { runDockerfile } from '#tests/image/run-dockerfile.ts';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { readCompose } from '#tests/support/compose/read-compose.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { drawTrace, startCollector } from './start-collector.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const RECIPIENTS = ['ada.lovelace@example.test', 'omar.khayyam@example.test'];
const NAMES = ['Ada', 'Omar', 'Lovelace', 'Khayyam'];
const SUBJECT = 'Spring offers of a secret kind';
/** A recorded trace that a stranger sends; its id must appear nowhere. */
const STRANGERS = '00-deadbeefdeadbeefdeadbeefdeadbeef-deadbeefdeadbeef-01';
const POLL = { timeout: 60_000, interval: 200 };

const PREPARE = `mutation Prepare($contacts: [contacts_insert_input!]!, $settings: [site_settings_insert_input!]!, $endpoint: webhook_endpoints_insert_input!) {
  insert_contacts(objects: $contacts) { affected_rows }
  insert_site_settings(objects: $settings, on_conflict: { constraint: site_settings_pkey, update_columns: [value] }) { affected_rows }
  insert_webhook_endpoints_one(object: $endpoint) { id }
  newsletter: insert_newsletters_one(object: { subject: "News", content: "<p>Hello</p>", template_name: "Basic" }) { id }
}`;
const SEND = `mutation Send($id: uuid!) {
  send_newsletter(newsletter_id: $id, subject: "${SUBJECT}", html_content: "<p>Hello {{first_name}}</p>") { dispatch_id }
}`;

const START_MS = 300_000;

let token: string;

beforeAll(() => {
  execFileSync('npm', ['ci', '--prefix', 'deploy/tracing'], { stdio: 'ignore' });
}, START_MS);
const collector = useStarted(() => startCollector());
const receiver = useStarted(() => startReceiver());
const stack = useStarted(
  () =>
    startStack({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        NEWSLETTER_UNDO_S: '1',
        WEBHOOK_ALLOW_PRIVATE: 'true',
      },
    }),
  START_MS,
);
beforeAll(async () => {
  token = await signIn(stack.url, stack.adminEmail, stack.adminPassword);
});

async function ask(query: string, variables: object): Promise<Record<string, unknown>> {
  const headers = { ...asSiteAdmin(token), traceparent: STRANGERS };
  const { data, errors } = await postGraphql(stack.url, query, { headers, variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

describe('the stage of deploy/Dockerfile with the tracing packages', () => {
  const folder = makeTestFolder(afterAll);
  beforeAll(async () => {
    const { workingFolder } = await runDockerfile('deploy/Dockerfile', resolve('.'), folder, 'tracing');
    // The stage `traced` has it there, below the folder in which the processes start.
    mkdirSync(join(folder, 'app/deploy'), { recursive: true });
    renameSync(workingFolder, join(folder, 'app/deploy/tracing'));
  });

  const PROGRAM = `const tracer = globalThis[Symbol.for('hostfront.tracer')];
    tracer?.start('of the image', { kind: 'server' }).end();
    await tracer?.flush();`;
  const { services } = readCompose('docker-compose.tracing.yml');
  const [, ...args] = services['web']?.command ?? [];

  /** Starts a program in place of the web server, by the command and the variables of the compose file. */
  function startProgram(env: Record<string, string>) {
    writeFileSync(join(folder, 'app/program.mjs'), PROGRAM);
    const words = args.map((word) => (word.endsWith('web.js') ? 'program.mjs' : word));
    return promisify(execFile)(process.execPath, words, { cwd: join(folder, 'app'), env });
  }

  it('sends a span to the collector, with the headers from OTEL_EXPORTER_OTLP_HEADERS_FILE', async () => {
    const headers = join(folder, 'otel_exporter_otlp_headers');
    writeFileSync(headers, 'authorization=Bearer%20of-the-operator\n');
    await startProgram({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: headers,
      OTEL_TRACES_SAMPLER_ARG: '',
    });

    expect(collector.spans.map(({ name }) => name)).toContain('of the image');
    expect(collector.authorizations()).toContain('Bearer of-the-operator');
  });

  it('sends nothing where OTEL_EXPORTER_OTLP_ENDPOINT is empty', async () => {
    const before = collector.spans.length;
    await startProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });

    expect(collector.spans.length).toBe(before);
  });

  it('fails at the start and names the headers file that is missing', async () => {
    const starting = startProgram({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: '/nowhere/headers',
    });

    await expect(starting).rejects.toThrow(/OTEL_EXPORTER_OTLP_HEADERS_FILE names \/nowhere\/headers/);
  });
});

describe('the trace of a newsletter', () => {
  it('goes from the request over the queue to SMTP', async () => {
    const { newsletter } = await ask(PREPARE, {
      contacts: RECIPIENTS.map((email, at) => ({ email, first_name: NAMES[at], last_name: NAMES[at + 2] })),
      settings: [
        { key: 'sender_name', value: 'Hostfront' },
        { key: 'sender_email', value: 'news@hostfront.test' },
        { key: 'postal_address', value: '12 Example Street, London' },
      ],
      endpoint: { name: 'CRM', url: receiver.url, events: ['newsletter.sent'] },
    });
    await ask(SEND, { id: (newsletter as { id: string }).id });
    await expect.poll(() => receiver.types(), POLL).toContain('newsletter.sent');
    const traceId = await vi.waitUntil(
      () => collector.spans.find(({ name }) => name === 'send_dispatch')?.traceId,
      POLL,
    );
    const spans = () => collector.spans.filter((span) => span.traceId === traceId);

    await expect
      .poll(() => drawTrace(spans()), POLL)
      .toEqual([
        'hostfront-web POST /v1/graphql',
        '  hostfront-engine POST /v1/graphql',
        '    hostfront-engine action send_newsletter',
        '      hostfront-actions POST /actions/send_newsletter',
        '        hostfront-actions send_dispatch',
        '          hostfront-actions SMTP',
        '          hostfront-actions SMTP',
      ]);
    expect(spans().find(({ name }) => name === 'SMTP')?.attributes).toMatchObject({
      'hostfront.mail.outcome': 'sent',
    });
  });

  it('holds no e-mail address, name, text, token or IP, and ignores the traceparent of a visitor', async () => {
    await fetch(`${stack.url}/unsubscribe/secret-token-of-a-person?email=ada.lovelace@example.test`);
    await expect.poll(() => collector.spans.map(({ name }) => name).join(), POLL).toContain('/unsubscribe');
    const received = collector.received();

    for (const personal of [
      ...RECIPIENTS,
      ...NAMES,
      SUBJECT,
      stack.adminEmail,
      token,
      token.split('.')[2] ?? '',
    ])
      expect(received).not.toContain(personal);
    expect(received).not.toMatch(/secret-token-of-a-person|eyJ|127\.0\.0\.1|example\.test|deadbeef/);
  });

  it('is begun by at most ten requests a second of one method', async () => {
    const roots = () =>
      collector.spans.filter(({ parent, name }) => parent === undefined && name.startsWith('GET '));
    const before = roots().length;
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: 200 }, () => fetch(`${stack.url}/en`).then((answer) => answer.text())),
    );
    const seconds = Math.ceil((performance.now() - startedAt) / 1_000) + 1;
    await expect.poll(() => roots().length, POLL).toBeGreaterThan(before);

    expect(roots().length - before).toBeLessThanOrEqual(10 * seconds);
  });

  it('is sent completely before the product stops', async () => {
    const asked = () => collector.spans.filter(({ name }) => name.startsWith('GET /unsubscribe')).length;
    const before = asked();
    await fetch(`${stack.url}/unsubscribe/of-nobody`);
    await stack.stop();

    // The web server and the actions service have one each.
    expect(asked()).toBe(before + 2);
  });
});

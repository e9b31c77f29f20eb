import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ActionCall } from '../contract/execution.ts';
import { createCallAction } from './call-webhook.ts';

type Seen = { url: string | undefined; headers: IncomingMessage['headers']; body: unknown };
type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

describe('createCallAction', () => {
  let server: Server | undefined;
  const seen: Seen[] = [];

  const listen = async (answer: Answer) => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push({
          url: request.url,
          headers: request.headers,
          body: JSON.parse(String(Buffer.concat(chunks))),
        });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const callAction = async (answer: Answer, call: Partial<ActionCall> = {}) =>
    createCallAction({
      ACTIONS_URL: await listen(answer),
      ACTION_SECRET: 'secret',
      HASURA_GRAPHQL_ADMIN_SECRET: 'no',
    })({
      name: 'sign_in',
      handler: '{{ACTIONS_URL}}/actions/sign_in',
      input: { email: 'a@b.test' },
      sessionVariables: { 'x-hasura-role': 'anonymous' },
      client: { headers: {} },
      ...call,
    });

  afterEach(() => {
    seen.length = 0;
    server?.closeAllConnections();
    server?.close();
  });

  it('sends the request’s id to the webhook, even where the client’s other headers are not forwarded', async () => {
    const client = { headers: { 'x-request-id': 'r-1', cookie: 'secret=1' } };
    await callAction(json(200, {}), { client });
    await callAction(json(200, {}), { client: { headers: { 'x-request-id': 'a b' } } });

    expect(seen[0]?.headers).toMatchObject({ 'x-request-id': 'r-1' });
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    expect(seen[1]?.headers).not.toHaveProperty('x-request-id');
  });

  it('posts action name, input and session variables, and returns the webhook’s payload and cookies', async () => {
    const answer = await callAction(
      json(200, { id: 1 }, { 'set-cookie': ['a=1; Path=/', 'b=2'], 'x-other': 'c' }),
    );

    expect(seen[0]).toMatchObject({
      url: '/actions/sign_in',
      headers: { 'content-type': 'application/json' },
      body: {
        action: { name: 'sign_in' },
        input: { email: 'a@b.test' },
        session_variables: { 'x-hasura-role': 'anonymous' },
      },
    });
    expect(answer).toMatchObject({
      payload: { id: 1 },
      headers: [
        ['Set-Cookie', 'a=1; Path=/'],
        ['Set-Cookie', 'b=2'],
      ],
    });
  });

  it('forwards the client’s headers only if told to, and never over headers that the action configures', async () => {
    const client = {
      headers: {
        cookie: 'c=1',
        'x-forwarded-for': '10.0.0.1',
        'user-agent': 'Browser',
        host: 'site.test',
        'x-hasura-role': 'admin',
        'x-hasura-admin-secret': 'secret',
        'x-action-secret': 'guess',
        'content-length': '9999',
      },
    };
    const headers = [{ name: 'X-Action-Secret', value_from_env: 'ACTION_SECRET' }];
    await callAction(json(200, {}), { client, headers });
    await callAction(json(200, {}), { client, headers, forwardClientHeaders: true });
    await callAction(json(200, {}), {
      client,
      headers,
      forwardClientHeaders: true,
      ignoredClientHeaders: ['cookie'],
    });

    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    expect(seen[1]?.headers).toMatchObject({
      cookie: 'c=1',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'site.test',
      'x-forwarded-user-agent': 'Browser',
      'x-action-secret': 'secret',
    });
    expect(seen[2]?.headers).not.toHaveProperty('cookie');
    expect(seen[2]?.headers).toHaveProperty('x-forwarded-for');
    expect(Object.keys(seen[1]?.headers ?? {}).some((name) => name.startsWith('x-hasura'))).toBe(false);
  });

  it.each([
    [
      { message: 'no', extensions: { code: 'captcha-missing', place: 'form' } },
      'captcha-missing',
      { code: 'captcha-missing', place: 'form' },
    ],
    [{ message: 'no', code: 'top', extensions: { place: 'form' } }, 'top', { place: 'form' }],
    [{ message: 'no', code: 'invalid-email' }, 'invalid-email', { path: '$', code: 'invalid-email' }],
    [{ message: 'no' }, 'unexpected', { path: '$', code: 'unexpected' }],
  ])(
    'passes a webhook’s refusal with status 400 on to the client: %j',
    async (body, webhookCode, extensions) => {
      await expect(callAction(json(400, body))).rejects.toMatchObject({
        message: 'no',
        webhookCode,
        path: '$',
        extensions,
      });
    },
  );

  it.each([
    ['the status 500', json(500, { message: 'secret' }), 'unexpected', 'internal error'],
    ['a redirect', json(302, {}, { location: 'http://evil.test' }), 'unexpected', 'internal error'],
    ['a refusal without message', json(400, {}), 'unexpected', 'expecting an object with a message'],
    [
      'no JSON',
      (response: ServerResponse) => response.end('<html>'),
      'unexpected',
      'not a valid json response',
    ],
    ['a cut connection', (response: ServerResponse) => response.destroy(), 'unexpected', 'http exception'],
  ] as const)(
    'turns a webhook’s faulty answer into an error of the engine: %s',
    async (_, answer, code, message) => {
      await expect(callAction(answer)).rejects.toMatchObject({
        code,
        message: expect.stringContaining(message) as string,
      });
    },
  );

  it('gives up once the action’s timeout has passed', async () => {
    const startedMs = performance.now();

    await expect(callAction(() => undefined, { timeoutS: 0.2 })).rejects.toMatchObject({
      message: 'http exception when calling webhook',
    });
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });

  it('refuses an environment variable that is not set, or that holds a secret of the engine itself', async () => {
    await expect(callAction(json(200, {}), { handler: '{{NOWHERE}}/a' })).rejects.toThrow(
      "'NOWHERE' not set",
    );
    for (const header of [
      { name: 'a', value_from_env: 'HASURA_GRAPHQL_ADMIN_SECRET' },
      { name: 'a', value: 'Bearer {{HASURA_GRAPHQL_ADMIN_SECRET}}' },
    ])
      await expect(callAction(json(200, {}), { headers: [header] })).rejects.toThrow('may not be taken');
  });
});

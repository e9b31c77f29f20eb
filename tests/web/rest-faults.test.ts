import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useStarted } from '#tests/support/use-started.ts';
import { startApi } from './start-api.ts';
import { postGraphql } from '#tests/support/api.ts';

let keys: { reader: string; editor: string };

const api = useStarted(() => startApi());
beforeAll(async () => {
  const [reader, editor] = await Promise.all(['reader', 'editor'].map((role) => api.makeKey({ role })));
  keys = { reader: reader?.key ?? '', editor: editor?.key ?? '' };
});

const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
  const response = await fetch(`${api.web.url}/api/rest/${path}`, init);
  const body = (await response.json()) as Record<string, unknown>;

  return { status: response.status, headers: response.headers, body };
};
const put = (path: string, key: string, body: unknown) =>
  ask(path, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const NOTICE = { content: 'Maintenance', notice_date: '2026-03-01' };

describe('an external id in the path of a REST request', () => {
  it.each(['erp/42', '100%', 'a\\b', '//', '%2F', 'a;b?c#d'])('may be %s', async (id) => {
    const address = `notices/external/${encodeURIComponent(id)}`;
    const { status, body } = await put(address, keys.editor, NOTICE);

    expect([status, body]).toEqual([200, { notice: expect.objectContaining({ external_id: id }) }]);
    const gone = await ask(address, { method: 'DELETE', headers: { 'x-api-key': keys.editor } });
    expect([gone.status, gone.body]).toMatchObject([200, { deleted: { affected_rows: 1 } }]);
  });

  it('is refused with 400 when it would climb out of its path (a/../b)', async () => {
    const { status, body } = await put('notices/external/a%2F..%2Fb', keys.editor, NOTICE);

    expect([status, body['code']]).toEqual([400, 'path-invalid']);
  });
});

describe('an error answer of the REST API', () => {
  it('is 401 with WWW-Authenticate for a bad token, and where a token is missing', async () => {
    const bad = await ask('plans', { headers: { authorization: 'Bearer x.y.z' } });
    const none = await ask('contacts');
    const unknown = await ask('plans', { headers: { 'x-api-key': 'hfk_1' } });

    expect([bad.status, bad.body['code']]).toEqual([401, 'invalid-jwt']);
    expect(bad.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(bad.headers.get('cache-control')).toBe('no-store');
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect([unknown.status, unknown.body['code']]).toEqual([401, 'api-key-invalid']);
  });

  it('is 403 for what the key may not do, 404 for an unknown path, 405 for a wrong method', async () => {
    expect((await put('notices/external/n1', keys.reader, NOTICE)).status).toBe(403);
    expect((await ask('nothing/here')).status).toBe(404);
    const other = await ask('plans', { method: 'DELETE', headers: { 'x-api-key': keys.reader } });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('is 422 for a value that the database refuses', async () => {
    const done = await put('notices/external/n2', keys.editor, NOTICE);
    expect(done.status).toBe(200);
    const { status, body } = await put('notices/external/n2', keys.editor, { ...NOTICE, notice_date: 'x' });
    expect([status, body['code']]).toEqual([422, 'data-exception']);
    const empty = await put('notices/external/n2', keys.editor, { ...NOTICE, content: '' });
    expect([empty.status, empty.body['code']]).toEqual([422, 'permission-error']);
  });

  it('names the rule that a value breaks, and the wanted form of a malformed time', async () => {
    const loud = await put('notices/external/n4', keys.editor, { ...NOTICE, severity: 'loud' });
    expect(loud.body['extensions']).toEqual({
      code: 'permission-error',
      constraint: 'store_notices_severity_known',
      field: 'severity',
      rule: 'severity must be one of info, warning, critical',
    });
    const soon = await put('notices/external/n4', keys.editor, { ...NOTICE, ends_at: 'tomorrow' });
    expect(soon).toMatchObject({
      status: 422,
      body: {
        message:
          'ends_at: wanted an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z, found "tomorrow"',
        extensions: { code: 'data-exception', field: 'ends_at' },
      },
    });
  });

  it('has the same fields, be it from the web server or from the engine', async () => {
    const all = [
      await ask('nothing/here'),
      await ask('plans', { headers: { 'x-api-key': 'hfk_1' } }),
      await put('notices/external/n3', keys.editor, {}),
    ];
    for (const { body } of all) {
      expect(body).toEqual({
        path: expect.any(String),
        error: expect.any(String),
        code: expect.any(String),
        message: body['error'],
        extensions: expect.objectContaining({ code: body['code'] }),
      });
    }
  });
});

describe('an error answer of the web server', () => {
  it("at an unknown path names the API's paths to a request with an API key; a visitor gets an HTML page", async () => {
    const key = keys.reader;
    const form = {
      message: expect.stringMatching(/ \/v1\/graphql .* \/api\/rest\//),
      extensions: { code: 'not-found' },
      errors: [expect.objectContaining({ extensions: { code: 'not-found', path: '$' } })],
    };

    const addresses = ['/graphql', '/api/v1', '/keys', '/keys/tokens', '/ar/graphql'];
    for (const path of addresses) {
      for (const method of ['POST', 'GET']) {
        const response = await fetch(`${api.web.url}${path}`, { method, headers: { 'x-api-key': key } });
        expect([response.status, await response.json()]).toEqual([404, form]);
      }
    }
    const misplaced = await fetch(`${api.web.url}/graphql`, {
      method: 'POST',
      headers: { authorization: key },
    });
    expect([misplaced.status, await misplaced.json()]).toEqual([404, form]);
    const visitor = await fetch(`${api.web.url}/graphql`);
    expect([visitor.status, visitor.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await fetch(`${api.web.url}/en`, { headers: { 'x-api-key': key } })).status).toBe(200);
  });

  it('to a request with an API key is marked private, no-store at every path', async () => {
    const key = { 'x-api-key': keys.reader };
    const body = JSON.stringify({ key: 'hfk_1' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const [path, init] of [
      ['/api/rest/nothing', { headers: key }],
      ['/api/rest/plans', { headers: { 'x-api-key': 'hfk_1' } }],
      ['/api/rest/contacts', { headers: key }],
      ['/session/refresh', { headers: key, method: 'POST' }],
      ['/realms/hosting', { headers: key }],
      ['/graphql', { headers: key, method: 'POST' }],
      ['/uploads/contacts', { headers: key, method: 'POST' }],
      ['/en', { headers: key }],
      [`/en?key=${keys.reader}`, {}],
      ['/keys/token', { method: 'POST', body }],
      ['/keys/token', { method: 'POST', headers: form, body: `key=${keys.reader}` }],
      ['/keys/token', { headers: key }],
    ] as const) {
      const { headers } = await fetch(`${api.web.url}${path}`, init);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
      expect([path, headers.get('vary')]).toEqual([
        path,
        expect.stringMatching(/(^|, )authorization, x-api-key/i),
      ]);
    }
  });

  it('with status 401 asks for Bearer in WWW-Authenticate, or for Basic where the client used Basic', async () => {
    const challengeOf = async (path: string, headers: Record<string, string>) => {
      const init = { method: 'POST', headers, body: 'grant_type=client_credentials' };
      const response = await fetch(`${api.web.url}${path}`, init);
      return [response.status, response.headers.get('www-authenticate')];
    };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const basic = { ...form, authorization: `Basic ${btoa('client:hfk_wrong')}` };

    expect(await challengeOf('/uploads/contacts', {})).toEqual([401, 'Bearer']);
    expect(await challengeOf('/uploads/contacts', { authorization: 'Bearer a.b.c' })).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
    expect(await challengeOf('/keys/token', basic)).toEqual([401, 'Basic realm="keys", charset="UTF-8"']);
    expect(await challengeOf('/keys/token', form)).toEqual([401, 'Bearer']);
  });

  it('to a WebSocket upgrade with a bad API key is 401 with WWW-Authenticate, and private, no-store', async () => {
    const socket = new WebSocket(api.socket, 'graphql-transport-ws', { headers: { 'x-api-key': 'hfk_1' } });
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    socket.terminate();

    expect(answer).toMatchObject({
      statusCode: 401,
      headers: {
        'www-authenticate': 'Bearer error="invalid_token"',
        'cache-control': 'private, no-store',
        vary: 'Authorization, X-Api-Key',
      },
    });
  });

  it('at /keys/token is 405 with Allow: POST for every method but POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${api.web.url}/keys/token`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(response.headers.get('ratelimit-policy')).toBe('"address";q=600;w=60');
      if (method === 'HEAD') continue;
      expect(await response.json()).toMatchObject({
        message: expect.stringContaining('POST /keys/token'),
        extensions: { code: 'method-not-allowed' },
      });
    }
  });
});

describe('an error of an action over GraphQL', () => {
  it('names the wanted form of a malformed time in a variable', async () => {
    const { key } = await api.makeKey({ role: 'mailing' });
    const query = `mutation ($at: timestamptz) {
      send_newsletter(newsletter_id: "${crypto.randomUUID()}", subject: "News", html_content: "<p>Hi</p>", scheduled_at: $at) {
        dispatch_id
      }
    }`;
    const variables = { at: '2099-01-01T09:00:00' };

    expect(await postGraphql(api.web.url, query, { variables, headers: { 'x-api-key': key } })).toMatchObject(
      {
        errors: [
          {
            message:
              'scheduled_at must be an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z; found "2099-01-01T09:00:00".',
            extensions: { code: 'newsletter-invalid', field: 'scheduled_at' },
          },
        ],
      },
    );
  });
});

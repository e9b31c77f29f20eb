import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { codeOf, queryString, startBeforeHasura } from '../before-hasura.ts';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

const web = useStarted(() => startBeforeHasura());

describe('a GraphQL query by GET', () => {
  it('reaches the engine as a POST whose JSON body has the parameters of the URL, without the cookies', async () => {
    const parameters = { query: 'query A($n: Int) { a(n: $n) }', variables: '{"n":1}', operationName: 'A' };
    const response = await web.get(new URLSearchParams(parameters).toString(), {
      cookie: 'session=x',
      authorization: 'Bearer token',
    });

    expect(await response.json()).toEqual({ data: { a: 1 } });
    expect(web.asked()).toMatchObject([
      {
        method: 'POST',
        url: '/v1/graphql',
        headers: { authorization: 'Bearer token', 'content-type': 'application/json; charset=utf-8' },
        body: '{"query":"query A($n: Int) { a(n: $n) }","variables":{"n":1},"operationName":"A"}',
      },
    ]);
    expect(web.asked()[0]?.headers).not.toHaveProperty('cookie');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['mutation { a }', 405, 'POST', 'method-not-allowed'],
    ['subscription { a }', 405, 'POST', 'subscription-needs-socket'],
  ])('is refused with 405 when it is "%s"', async (text, status, allow, code) => {
    const response = await web.get(queryString(text));

    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await codeOf(response)).toBe(code);
    expect(web.asked()).toEqual([]);
  });

  it('is answered with an ETag, and with 304 when the client sends that ETag', async () => {
    const long = { data: { a: 'long '.repeat(1_000) } };
    const plain = await web.get(queryString('{ a }'), { 'accept-encoding': 'identity' });
    const etag = plain.headers.get('etag') ?? '';
    const known = await web.get(queryString('{ a }'), {
      'accept-encoding': 'identity',
      'if-none-match': `"x", ${etag}`,
    });
    const changed = await web.get(
      queryString('{ a }'),
      { 'accept-encoding': 'identity', 'if-none-match': etag },
      long,
    );
    const zipped = await web.get(queryString('{ a }'), { 'accept-encoding': 'gzip' }, long);

    expect(etag).toMatch(/^"[\w-]{32}"$/);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(plain.headers.get('vary')).toBe('Origin, Accept, Accept-Encoding, Authorization, X-Api-Key');
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, '']);
    expect(known.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect([changed.status, await changed.json()]).toEqual([200, long]);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toEqual(long);
    expect(zipped.headers.get('etag')).not.toBe(changed.headers.get('etag'));
  });

  it('is answered in full, without an ETag, when the answer is 3 MB long', async () => {
    const long = { data: { a: 'x'.repeat(3_000_000) } };
    const response = await web.get(queryString('{ a }'), {}, long);

    expect(await response.json()).toEqual(long);
    expect(response.headers.get('etag')).toBeNull();
  });

  it('is answered with no-store when the result holds errors', async () => {
    const response = await web.get(queryString('{ a }'), {}, { errors: [{ message: 'no' }] });

    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('etag')).toBeNull();
  });

  it('has an ETag at /api/rest as well, and may be sent as HEAD', async () => {
    const head = await fetch(`${web.graphql}?${queryString('{ a }')}`, { method: 'HEAD' });
    const response = await fetch(`${web.url}/api/rest/plans`, { headers: { cookie: 'session=x' } });

    expect(response.headers.get('etag')).toMatch(/^"/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(web.asked().at(-1)?.headers).not.toHaveProperty('cookie');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('a request to /v1/graphql', () => {
  it.each(['PUT', 'PATCH', 'DELETE'])(
    'by %s is refused with 405 and the list of allowed methods',
    async (method) => {
      const response = await fetch(`${web.graphql}`, { method });

      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
      expect(await codeOf(response)).toBe('method-not-allowed');
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'by POST of %s, which a page of another site can send without a preflight, is refused',
    async (type) => {
      const response = await web.post({ query: '{ a }' }, { 'content-type': type });

      expect([response.status, await codeOf(response)]).toEqual([415, 'content-type-not-json']);
      expect(web.asked()).toEqual([]);
    },
  );
});

describe(GRAPHQL_RESPONSE, () => {
  const withCode = (code: string) => ({ errors: [{ message: 'no', extensions: { path: '$', code } }] });

  it.each([
    [{ data: { a: null } }, 200],
    [[{ data: {} }, withCode('validation-failed')], 200],
    [withCode('invalid-jwt'), 401],
    [withCode('unexpected'), 500],
  ])('as accepted media type: %j is answered with its HTTP status', async (body, status) => {
    const response = await web.post({ query: '{ a }' }, { accept: GRAPHQL_RESPONSE }, body);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(`${GRAPHQL_RESPONSE}; charset=utf-8`);
    expect(await response.json()).toEqual(body);
    expect((await web.post({ query: '{ a }' }, {}, body)).status).toBe(200);
  });
});

describe('an error answer of the web server itself', () => {
  const refused: [string, number, RequestInit][] = [
    ['a method', 405, { method: 'PUT' }],
    ['a media type', 415, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }],
    [
      'a key in another form',
      401,
      { method: 'POST', headers: { authorization: 'ApiKey hfk_x' }, body: '{}' },
    ],
    ['two credentials', 400, { headers: { 'x-api-key': 'hfk_x', authorization: 'Bearer x' } }],
  ];

  it.each(refused)(
    'has the media type that the client accepts when it refuses %s',
    async (_, status, init) => {
      const ask = async (accept: string) => {
        const headers = { 'content-type': 'application/json', ...init.headers, accept };
        const response = await fetch(web.graphql, { ...init, headers });
        expect(await codeOf(response)).toMatch(/^[a-z-]+$/);

        return [response.status, response.headers.get('content-type')];
      };

      expect(await ask(`${GRAPHQL_RESPONSE},application/json;q=0.9`)).toEqual([
        status,
        `${GRAPHQL_RESPONSE}; charset=utf-8`,
      ]);
      expect(await ask('application/json')).toEqual([status, 'application/json; charset=utf-8']);
    },
  );
});

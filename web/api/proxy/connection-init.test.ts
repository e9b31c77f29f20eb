import { describe, expect, it } from 'vitest';
import { readClientMessage } from './connection-init.ts';

const KEY = `hfk_${'0'.repeat(12)}_${'A'.repeat(43)}`;
const read = (text: string) => readClientMessage(Buffer.from(text), false);
const init = (payload: unknown) => read(JSON.stringify({ type: 'connection_init', payload }));
const payloadOf = (payload: unknown) => {
  const reading = init(payload);
  return reading.kind === 'rewrite' ? (JSON.parse(reading.text) as { payload: unknown }).payload : reading;
};

describe('readClientMessage, which reads messages of a GraphQL WebSocket', () => {
  it.each([
    [{ headers: { Authorization: 'Bearer a' } }, ['Bearer a']],
    [{ authorization: 'Bearer a' }, ['Bearer a']],
    [{ HEADERS: { authorization: 'Bearer a', AUTHORIZATION: 'Bearer b' } }, ['Bearer a', 'Bearer b']],
    [{ headers: { authorization: 7 } }, []],
    [undefined, []],
  ])('finds the bearer tokens of the connection_init payload %j', (payload, authorizations) => {
    expect(init(payload)).toMatchObject({ kind: 'rewrite', authorizations });
  });

  it.each([
    'x-forwarded-for',
    'X-Forwarded-For',
    'x_forwarded_for',
    ' x-forwarded-for',
    'X-Forwarded-Host',
    'x-forwarded',
    'Forwarded',
    'x-real-ip',
    'X-Client-IP',
    'cf-connecting-ip',
    'CF-Connecting-IPv6',
    'True-Client-IP',
    'fastly-client-ip',
    'x-cluster-client-ip',
    'x-original-url',
    'x-action-secret',
    'connection',
    'transfer-encoding',
    'a\r\nx-forwarded-for',
  ])('removes the header %j from connection_init, inside "headers" and beside it', (name) => {
    const kept = { Authorization: 'Bearer token', 'x-hasura-role': 'user' };

    expect(payloadOf({ headers: { ...kept, [name]: '8.8.8.8' } })).toEqual({ headers: kept });
    expect(payloadOf({ headers: { ...kept, [name]: ['8.8.8.8'] } })).toEqual({ headers: kept });
    expect(payloadOf({ ...kept, [name]: '8.8.8.8' })).toEqual({ headers: kept });
  });

  it('moves an Authorization beside "headers" into them, unless they have one already', () => {
    const authorization = 'Bearer token';

    expect(payloadOf({ authorization, locale: 'ar' })).toEqual({ locale: 'ar', headers: { authorization } });
    expect(payloadOf({ Authorization: authorization, headers: { a: 'b' } })).toEqual({
      headers: { a: 'b', Authorization: authorization },
    });
    expect(payloadOf({ authorization: 'Bearer other', headers: { Authorization: authorization } })).toEqual({
      headers: { Authorization: authorization },
    });
    expect(payloadOf({ authorization: ['Bearer token'] })).toEqual({ authorization: ['Bearer token'] });
    expect(payloadOf({ 'x-hasura-role': 'user' })).toEqual({ headers: { 'x-hasura-role': 'user' } });
  });

  it('removes headers given as a list, and headers whose value has a line break', () => {
    expect(payloadOf({ headers: [['x-forwarded-for', '8.8.8.8']] })).toEqual({});
    expect(payloadOf({ Headers: [{ 'x-real-ip': '8.8.8.8' }], locale: 'ar' })).toEqual({ locale: 'ar' });
    expect(payloadOf({ headers: { a: 'x\r\nx-forwarded-for: 8.8.8.8', b: 'c' } })).toEqual({
      headers: { b: 'c' },
    });
  });

  it('keeps only the last of fields given twice, so that no forbidden header gets through', () => {
    const reading = read(
      '{"type":"connection_init","payload":{"headers":{"x-real-ip":"8.8.8.8"},"headers":{"a":"b"}},"payload":{"headers":{"x-real-ip":"8.8.8.8"}}}',
    );

    expect(reading).toMatchObject({
      kind: 'rewrite',
      text: '{"type":"connection_init","payload":{"headers":{}}}',
    });
  });

  it.each(['x-hasura-admin-secret', 'X-HASURA-ACCESS-KEY', 'x_hasura_admin_secret'])(
    'detects an attempt to send %s, wherever it is in the payload',
    (name) => {
      expect(init({ headers: { [name]: 'guess' } })).toEqual({ kind: 'admin-secret' });
      expect(init({ headers: { [name]: ['guess'] } })).toEqual({ kind: 'admin-secret' });
      expect(init({ headers: [{ [name]: 'guess' }] })).toEqual({ kind: 'admin-secret' });
      expect(init({ [name]: 'guess' })).toEqual({ kind: 'admin-secret' });
    },
  );

  it.each([
    [{ apiKey: KEY }],
    [{ authToken: KEY }],
    [{ token: `Bearer ${KEY}` }],
    [{ Authorization: `ApiKey ${KEY}` }],
    [{ headers: { Authorization: KEY } }],
    [{ headers: { 'api-key': KEY } }],
    [{ authorization: [`Bearer ${KEY}`] }],
    [{ auth: { key: 'hfk_1' } }],
    [{ headers: { authorization: 'Bearer a.b.c' }, apiKey: KEY }],
    [KEY],
    [[KEY]],
  ])('refuses the misplaced API key in %j, and explains where it goes', (payload) => {
    const reading = init(payload);

    expect(reading).toMatchObject({ kind: 'key-refused' });
    const { code } = reading as { code: string };
    expect(code).toMatch(/^api-key-invalid: .*"x-api-key".*"Authorization": "Bearer hfk_…"/);
    // A close reason has 123 bytes at most.
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(123);
  });

  it('reads an API key from x-api-key, even if the payload holds it in other fields too', () => {
    expect(init({ 'x-api-key': KEY, apiKey: KEY })).toMatchObject({ kind: 'key', key: KEY });
    expect(init({ headers: { 'x-api-key': 'hfk_1' } })).toEqual({
      kind: 'key-refused',
      code: 'api-key-invalid',
    });
    expect(init({ note: 'a.hfk_b', authToken: 'a.b.c' })).toMatchObject({ kind: 'rewrite' });
    expect(read(JSON.stringify({ type: 'ping', payload: { note: KEY } }))).toMatchObject({ kind: 'rewrite' });
  });

  it('recognizes connection_init written with JSON escapes or with a repeated "type"', () => {
    const escaped = '{"\\u0074ype":"connection\\u005finit","payload":{"x-real-ip":"8.8.8.8","a":1}}';

    expect(read(escaped)).toMatchObject({
      kind: 'rewrite',
      text: '{"type":"connection_init","payload":{"a":1}}',
    });
    expect(read('{"type":"start","type":"connection_init"}')).toMatchObject({ kind: 'rewrite' });
  });

  it('forwards messages other than connection_init unchanged', () => {
    expect(read('{"id":"1","type":"subscribe","payload":{"variables":{"n":9007199254740993}}}')).toEqual({
      kind: 'pass',
    });
    expect(init(undefined)).toMatchObject({ kind: 'rewrite', text: '{"type":"connection_init"}' });
    expect(payloadOf(null)).toBeNull();
  });

  it('rejects binary messages and text that is not valid JSON', () => {
    expect(read('hello')).toMatchObject({ kind: 'malformed' });
    expect(read('\uFEFF{"type":"connection_init"}')).toMatchObject({ kind: 'malformed' });
    expect(readClientMessage(Buffer.from('{"type":"connection_init"}'), true)).toEqual({
      kind: 'malformed',
      reason: 'a message must be text',
    });
  });

  it.each(['connection_init', 'ping', 'subscribe'])(
    'rejects a message "%s" of more levels than the engine takes',
    (type) => {
      // The message itself is one level.
      const nested = (levels: number) =>
        read(`{"type":"${type}","payload":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`);
      const refused = { kind: 'malformed', reason: 'a message has 1000 levels at most' };

      expect(nested(1_000)).not.toMatchObject({ kind: 'malformed' });
      expect(nested(1_001)).toEqual(refused);
      expect(nested(200_000)).toEqual(refused);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readClientMessage } from './connection-init.ts';

const KEY = `hfk_${'0'.repeat(12)}_${'A'.repeat(43)}`;
const read = (text: string) => readClientMessage(Buffer.from(text), false);
const init = (payload: unknown) => read(JSON.stringify({ type: 'connection_init', payload }));
const payloadOf = (payload: unknown) => {
  const reading = init(payload);
  return reading.kind === 'rewrite' ? (JSON.parse(reading.text) as { payload: unknown }).payload : reading;
};

describe('readClientMessage', () => {
  it.each([
    [{ headers: { Authorization: 'Bearer a' } }, ['Bearer a']],
    [{ authorization: 'Bearer a' }, ['Bearer a']],
    [{ HEADERS: { authorization: 'Bearer a', AUTHORIZATION: 'Bearer b' } }, ['Bearer a', 'Bearer b']],
    [{ headers: { authorization: 7 } }, []],
    [undefined, []],
  ])('tells the tokens of %j', (payload, authorizations) => {
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
  ])('takes the header %j out of connection_init, nested and flat', (name) => {
    const kept = { Authorization: 'Bearer token', 'x-hasura-role': 'user' };

    expect(payloadOf({ headers: { ...kept, [name]: '8.8.8.8' } })).toEqual({ headers: kept });
    expect(payloadOf({ headers: { ...kept, [name]: ['8.8.8.8'] } })).toEqual({ headers: kept });
    expect(payloadOf({ ...kept, [name]: '8.8.8.8' })).toEqual({ headers: kept });
  });

  it('puts a token beside the headers into them, and takes none from there', () => {
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

  it('takes out headers that are a list, and values that would end a line', () => {
    expect(payloadOf({ headers: [['x-forwarded-for', '8.8.8.8']] })).toEqual({});
    expect(payloadOf({ Headers: [{ 'x-real-ip': '8.8.8.8' }], locale: 'ar' })).toEqual({ locale: 'ar' });
    expect(payloadOf({ headers: { a: 'x\r\nx-forwarded-for: 8.8.8.8', b: 'c' } })).toEqual({
      headers: { b: 'c' },
    });
  });

  it('reads fields that are given twice in one way only', () => {
    const reading = read(
      '{"type":"connection_init","payload":{"headers":{"x-real-ip":"8.8.8.8"},"headers":{"a":"b"}},"payload":{"headers":{"x-real-ip":"8.8.8.8"}}}',
    );

    expect(reading).toMatchObject({
      kind: 'rewrite',
      text: '{"type":"connection_init","payload":{"headers":{}}}',
    });
  });

  it.each(['x-hasura-admin-secret', 'X-HASURA-ACCESS-KEY', 'x_hasura_admin_secret'])(
    'finds %s at any place',
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
  ])('says where the key of %j belongs', (payload) => {
    const reading = init(payload);

    expect(reading).toMatchObject({ kind: 'key-refused' });
    const { code } = reading as { code: string };
    expect(code).toMatch(/^api-key-invalid: .*"x-api-key".*"Authorization": "Bearer hfk_…"/);
    // A close reason has 123 bytes at most.
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(123);
  });

  it('takes a key from its place, whatever else the payload holds', () => {
    expect(init({ 'x-api-key': KEY, apiKey: KEY })).toMatchObject({ kind: 'key', key: KEY });
    expect(init({ headers: { 'x-api-key': 'hfk_1' } })).toEqual({
      kind: 'key-refused',
      code: 'api-key-invalid',
    });
    expect(init({ note: 'a.hfk_b', authToken: 'a.b.c' })).toMatchObject({ kind: 'rewrite' });
    expect(read(JSON.stringify({ type: 'ping', payload: { note: KEY } }))).toMatchObject({ kind: 'rewrite' });
  });

  it('finds connection_init however it is spelled', () => {
    const escaped = '{"\\u0074ype":"connection\\u005finit","payload":{"x-real-ip":"8.8.8.8","a":1}}';

    expect(read(escaped)).toMatchObject({
      kind: 'rewrite',
      text: '{"type":"connection_init","payload":{"a":1}}',
    });
    expect(read('{"type":"start","type":"connection_init"}')).toMatchObject({ kind: 'rewrite' });
  });

  it('passes every other message on as it is', () => {
    expect(read('{"id":"1","type":"subscribe","payload":{"variables":{"n":9007199254740993}}}')).toEqual({
      kind: 'pass',
    });
    expect(init(undefined)).toMatchObject({ kind: 'rewrite', text: '{"type":"connection_init"}' });
    expect(payloadOf(null)).toBeNull();
  });

  it('refuses what is no JSON text', () => {
    expect(read('hello')).toMatchObject({ kind: 'malformed' });
    expect(read('\uFEFF{"type":"connection_init"}')).toMatchObject({ kind: 'malformed' });
    expect(readClientMessage(Buffer.from('{"type":"connection_init"}'), true)).toEqual({
      kind: 'malformed',
      reason: 'a message must be text',
    });
    expect(
      read(`{"type":"connection_init","payload":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
    ).toMatchObject({ kind: 'malformed' });
  });
});

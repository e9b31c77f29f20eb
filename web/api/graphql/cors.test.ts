import { describe, expect, it } from 'vitest';
import { createCors } from './cors.ts';

const PARTNER = 'https://partner.test';
const STRANGER = 'https://stranger.test';
const OWN = 'https://hosting.test';
const cors = createCors({ publicUrl: OWN, isListed: (origin) => origin === PARTNER });
const allowed = (method: string, headers: Record<string, string>) =>
  cors.headersOf({ method, headers })['access-control-allow-origin'];
const token = { authorization: 'Bearer x' };

describe('the CORS headers of a response', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['GET', {}, '*'],
    ['GET', { origin: STRANGER }, '*'],
    ['HEAD', { origin: 'null' }, '*'],
    ['POST', { origin: STRANGER }, '*'],
    ['GET', { origin: STRANGER, ...token }, undefined],
    ['POST', { origin: STRANGER, ...token }, undefined],
    ['GET', { origin: PARTNER, ...token }, PARTNER],
    ['POST', { origin: PARTNER }, PARTNER],
    ['POST', { origin: `${PARTNER}.evil.test`, ...token }, undefined],
    ['POST', { origin: OWN }, undefined],
    ['POST', {}, undefined],
  ])('to a %s with the headers %j allow the origin %s, and never credentials', (method, headers, origin) => {
    expect(allowed(method, headers)).toBe(origin);
    expect(cors.headersOf({ method, headers })).not.toHaveProperty('access-control-allow-credentials');
  });
});

it('the CORS headers let a script of a listed origin read WWW-Authenticate', () => {
  const headers = cors.headersOf({ method: 'GET', headers: { origin: PARTNER, ...token } });

  expect(headers['access-control-expose-headers']?.split(', ')).toContain('WWW-Authenticate');
});

describe('the answer to a CORS preflight', () => {
  const preflight = (origin: string, wanted: string) =>
    cors.preflightOf({ origin, 'access-control-request-headers': wanted });

  it('lets every origin send plain queries, and only a listed origin send a token', () => {
    expect(preflight(STRANGER, 'content-type,x-apollo-operation-name')).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-max-age': '7200',
    });
    expect(preflight(STRANGER, 'Content-Type, Authorization')).toEqual({});
    expect(preflight(STRANGER, 'x-hasura-role')).toEqual({});
    expect(preflight(PARTNER, 'authorization')).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
  });

  it('lets only a listed origin send an API key as x-api-key', () => {
    expect(preflight(STRANGER, 'content-type, x-api-key')).toEqual({});
    expect(
      preflight(PARTNER, 'content-type, x-api-key')['access-control-allow-headers']?.split(', '),
    ).toContain('x-api-key');
  });
});

describe('mayOnlyRead', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ origin: STRANGER }, true],
    [{ origin: 'null' }, true],
    [{ origin: STRANGER, ...token }, false],
    [{ origin: PARTNER }, false],
    [{ origin: OWN }, false],
    [{}, false],
  ])('of the headers %j is %s', (headers, answer) => expect(cors.mayOnlyRead(headers)).toBe(answer));
});

import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../server/security/refusals.ts';
import { readCredentials } from '../../server/security/read-credentials.ts';

const KEY = `hfk_${'0'.repeat(12)}_${'A'.repeat(43)}`;
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('readCredentials, for an Authorization header', () => {
  it.each([`Bearer ${KEY}`, `bearer  ${KEY} `])('reads the API key from %j', (authorization) => {
    expect(readCredentials({ authorization })).toEqual({ kind: 'key', key: KEY });
  });

  it.each([
    KEY,
    `ApiKey ${KEY}`,
    `Key=${KEY}`,
    `"Bearer ${KEY}"`,
    `Bearer "${KEY}"`,
    `Bearer Bearer ${KEY}`,
    `Bearer token=${KEY}`,
    'Token xHFK_1',
    basic(`${KEY}:`),
    basic(`client:${KEY}`),
    basic(`client:${KEY}`).replace('Basic', 'basic '),
  ])('refuses %j, and explains where an API key goes', (authorization) => {
    expect(readCredentials({ authorization })).toEqual({ kind: 'refused', refusal: REFUSALS.keyMisplaced });
  });

  it.each([`Bearer hfk_1`, `Bearer ${KEY}x`])('refuses the malformed API key in %j', (authorization) => {
    expect(readCredentials({ authorization })).toEqual({ kind: 'refused', refusal: REFUSALS.keyInvalid });
  });

  it.each(['Bearer eyJhfk_.ehfk_x.hfk_z', 'Bearer a.hfk_b.-hfk_', basic('user:password'), 'Basic %', ''])(
    'finds no API key in %j',
    (authorization) => {
      expect(readCredentials({ authorization })).toEqual({ kind: 'none' });
    },
  );

  it('names both headers that may carry an API key in the message about a misplaced key', () => {
    const { message, extensions } = REFUSALS.keyMisplaced.body;

    expect(message).toContain('Authorization: Bearer hfk_…');
    expect(message).toContain('x-api-key');
    expect(extensions.code).toBe('api-key-invalid');
  });
});

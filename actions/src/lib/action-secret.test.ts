import { describe, expect, it } from 'vitest';
import { isActionSecret } from './action-secret.ts';

describe('isActionSecret', () => {
  it('accepts exactly the secret, and no other value of the header', () => {
    expect(isActionSecret('secret', 'secret')).toBe(true);
    for (const header of ['secre', 'secrets', '', undefined, ['secret'], 'secret, secret']) {
      expect(isActionSecret(header, 'secret')).toBe(false);
    }
  });
});

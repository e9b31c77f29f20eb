import { describe, expect, it } from 'vitest';
import { isActionSecret } from './action-secret.ts';

describe('isActionSecret', () => {
  it('takes the secret and nothing else', () => {
    expect(isActionSecret('secret', 'secret')).toBe(true);
    for (const header of ['secre', 'secrets', '', undefined, ['secret'], 'secret, secret']) {
      expect(isActionSecret(header, 'secret')).toBe(false);
    }
  });
});

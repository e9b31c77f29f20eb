import { describe, expect, it } from 'vitest';
import { coerceSettings } from './coerce-settings.ts';
import { resolvePlaceholders } from './placeholders.ts';

describe('resolvePlaceholders', () => {
  it('takes what is set, or the default, at any depth', () => {
    const file = {
      url: '${WEB_URL}/auth',
      smtp: { host: '${SMTP_HOST:localhost}', ports: ['${PORT:}'] },
      count: 3,
    };

    expect(resolvePlaceholders(file, { WEB_URL: 'https://x.example' })).toEqual({
      url: 'https://x.example/auth',
      smtp: { host: 'localhost', ports: [''] },
      count: 3,
    });
  });

  it('leaves alone what is a message key of Keycloak', () => {
    expect(resolvePlaceholders('${role_offline-access}', {})).toBe('${role_offline-access}');
  });

  it('names what is not set', () => {
    expect(() => resolvePlaceholders('${SECRET}', {})).toThrow('${SECRET}, and SECRET is not set');
  });
});

describe('coerceSettings', () => {
  it('reads numbers and booleans where they belong, and leaves a secret of digits as text', () => {
    const settings = { accessTokenLifespan: '300', enabled: 'false', secret: '123456' };

    expect(coerceSettings<object>(settings)).toEqual({
      accessTokenLifespan: 300,
      enabled: false,
      secret: '123456',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { coerceSettings } from './coerce-settings.ts';
import { resolvePlaceholders } from './placeholders.ts';

describe('resolvePlaceholders', () => {
  it('replaces placeholders by the variable or their default, in nested objects and lists, too', () => {
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

  it('does not replace ${role_…}, a message key of Keycloak', () => {
    expect(resolvePlaceholders('${role_offline-access}', {})).toBe('${role_offline-access}');
  });

  it('names the variable of a placeholder that has neither a value nor a default', () => {
    expect(() => resolvePlaceholders('${SECRET}', {})).toThrow('${SECRET}, and SECRET is not set');
  });
});

describe('coerceSettings', () => {
  it('turns texts into numbers and booleans for settings of that type, and keeps a numeric secret a text', () => {
    const settings = { accessTokenLifespan: '300', enabled: 'false', secret: '123456' };

    expect(coerceSettings<object>(settings)).toEqual({
      accessTokenLifespan: 300,
      enabled: false,
      secret: '123456',
    });
  });
});

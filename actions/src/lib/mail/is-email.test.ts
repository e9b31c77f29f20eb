import { expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

it.each(['sato..ken@docomo.example', 'sato.@docomo.example', '.sato@docomo.example'])(
  'a mail can be sent to %s, which some provider gave out',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

import { expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

it.each(['sato..ken@docomo.example', 'sato.@docomo.example', '.sato@docomo.example'])(
  'isEmail accepts %s, because a mail provider has given out such addresses',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

import { expect, it } from 'vitest';
import { readMail } from './read-mail.ts';

const envelopeTo = (...addresses: string[]) => ({
  from: { address: 'news@hosting.test' },
  to: addresses.map((address) => ({ address })),
  host: 'localhost',
  remoteAddress: '127.0.0.1',
});

it.each(['a@xn--mgbh0fb.xn--kgbechtv', 'a@مثال.إختبار'])(
  'a recipient whose domain the envelope has in Unicode and the header as %s is not hidden',
  async (to) => {
    const source = Buffer.from(`From: news@hosting.test\r\nTo: <${to}>\r\nSubject: x\r\n\r\nhi\r\n`);

    const { calculatedBcc } = await readMail(source, envelopeTo('A@مثال.إختبار', 'hidden@example.test'));

    expect(calculatedBcc).toEqual([{ address: 'hidden@example.test' }]);
  },
);

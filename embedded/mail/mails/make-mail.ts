import type { Mail } from './mail.ts';

/** Makes a mail for a test from the fields that the test is about. */
export const makeMail = (given: Partial<Mail>): Mail => ({
  id: 'a',
  time: '2026-01-01T10:00:00.000Z',
  read: false,
  subject: 'Hello',
  size: 6,
  from: [{ address: 'news@hosting.test', name: 'News' }],
  to: [{ address: 'salma@example.test', name: 'Salma' }],
  cc: [],
  calculatedBcc: [],
  headers: {},
  attachments: [],
  envelope: {
    from: { address: 'news@hosting.test' },
    to: [{ address: 'salma@example.test' }],
    host: 'localhost',
    remoteAddress: '127.0.0.1',
  },
  ...given,
});

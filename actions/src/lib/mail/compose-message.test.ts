import { expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';

const mail = {
  to: { address: 'salma@example.test' },
  subject: 'News',
  html: '<p>News</p>',
  text: 'News',
  messageId: 'a@hosting.test',
  date: new Date(0),
};

it.each([
  ['Hostfront.com', '"Hostfront.com"'],
  ['Acme Inc.', '"Acme Inc."'],
  ['Acme Inc', 'Acme Inc'],
  ['هوست.فرونت', '=?UTF-8?B?2YfZiNiz2Kou2YHYsdmI2YbYqg==?='],
  ['"Acme" <a@b.test>', '=?UTF-8?B?IkFjbWUiIDxhQGIudGVzdD4=?='],
])('composeMessage writes the sender %s as %s', (name, phrase) => {
  const message = composeMessage({ ...mail, from: { name, address: 'news@example.test' } }).toString();

  expect(message.replace(/\r\n /g, ' ')).toContain(`From: ${phrase} <news@example.test>\r\n`);
});

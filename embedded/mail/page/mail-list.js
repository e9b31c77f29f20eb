import { element, shortTime, text } from './element.js';

const list = document.getElementById('mails');
/** The rows that are shown, by the id of their mail. */
const rows = new Map();

/** Shows these mails; a row that stays is not moved in the page, so that it keeps focus and scroll position. */
export function showList(mails, openId) {
  const ids = new Set(mails.map(({ id }) => id));
  for (const [id, row] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    rows.delete(id);
  }
  let place = list.firstElementChild;
  for (const mail of mails) {
    const row = rows.get(mail.id) ?? makeRow(mail);
    rows.set(mail.id, row);
    markRow(row, mail);
    if (row === place) place = place.nextElementSibling;
    else list.insertBefore(row, place);
  }
  markOpen(openId);
}

/** Marks the row of the mail that is open. */
export function markOpen(openId) {
  for (const [id, row] of rows) {
    const link = row.firstElementChild;
    if (id === openId) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

export const focusRow = (id) => rows.get(id)?.firstElementChild.focus();

/** Returns the id of the mail after this one in the list, else of the mail before it. */
export function neighbourOf(id) {
  const row = rows.get(id);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...rows].find(([, other]) => other === beside)?.[0];
}

function makeRow({ id, time, subject, to, calculatedBcc, preview }) {
  const [reader] = [...to, ...calculatedBcc];
  return element(
    'li',
    {},
    element(
      'a',
      { href: `#${id}` },
      element('span', { class: 'subject', dir: 'auto' }, subject || text('noSubject')),
      element('time', { datetime: time }, shortTime(time)),
      element('span', { class: 'reader', dir: 'auto' }, reader?.address || text('nobody')),
      element('span', { class: 'preview', dir: 'auto' }, preview),
      element('span', { class: 'unread-mark' }, element('span', { class: 'for-ears' }, text('unread'))),
    ),
  );
}

function markRow(row, { read }) {
  row.classList.toggle('unread', !read);
  row.querySelector('.unread-mark').hidden = read;
}

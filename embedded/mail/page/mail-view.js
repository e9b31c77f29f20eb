import { element, fullTime, sizeText, text } from './element.js';
import { makeFrame, makeHeaders, makeSource, makeText } from './mail-parts.js';

const VIEWS = { html: makeFrame, text: makeText, source: makeSource, headers: makeHeaders };

/** Name of the view that was chosen last; a mail without that view shows its first one. */
let chosen = 'html';

/** Shows one mail in an element. */
export function showMail(mail, parent, onDelete) {
  const names = Object.keys(VIEWS).filter(
    (name) => !['html', 'text'].includes(name) || mail[name] !== undefined,
  );
  const panel = element('div', { id: 'panel', role: 'tabpanel' });
  const tabs = makeTabs(names, (name) => {
    panel.setAttribute('aria-labelledby', `tab-${name}`);
    panel.replaceChildren(VIEWS[name](mail));
  });
  parent.replaceChildren(
    makeBar(mail, onDelete),
    element('h2', { dir: 'auto' }, mail.subject || text('noSubject')),
    makePeople(mail),
    ...makeAttachments(mail),
    tabs,
    panel,
  );
}

function makeBar({ id, html }, onDelete) {
  const address = `/api/email/${id}`;
  return element(
    'div',
    { class: 'bar' },
    element('a', { class: 'back', href: '#' }, text('back')),
    html !== undefined &&
      element(
        'a',
        { class: 'quiet', href: `${address}/html`, target: '_blank', rel: 'noopener' },
        text('open'),
      ),
    element('a', { class: 'quiet', href: `${address}/download`, download: true }, text('download')),
    element('button', { type: 'button', class: 'quiet', onClick: onDelete }, text('delete')),
  );
}

function makePeople({ from, to, cc, calculatedBcc, time }) {
  const list = element('dl', { class: 'people' });
  const add = (label, ...values) => {
    if (values.length > 0) list.append(element('dt', {}, label), element('dd', {}, ...values));
  };
  for (const [label, people] of Object.entries({ from, to, cc, bcc: calculatedBcc })) {
    add(
      text(label),
      ...people.map(({ name, address }) => element('bdi', {}, name ? `${name} <${address}>` : address)),
    );
  }
  add(text('date'), element('time', { datetime: time }, fullTime(time)));
  return list;
}

/** Lists the attachments, except pictures that the mail's HTML shows itself. */
function makeAttachments({ id, html, attachments }) {
  const listed = attachments.filter(({ contentDisposition }) => !html || contentDisposition === 'attachment');
  if (listed.length === 0) return [];
  const items = listed.map(({ filename, generatedFileName, size }) => {
    const href = `/api/email/${id}/attachment/${generatedFileName}`;
    const name = element('bdi', {}, filename);
    return element(
      'li',
      {},
      element('a', { href, download: filename }, name, ' ', element('small', {}, sizeText(size))),
    );
  });
  return [element('ul', { class: 'attachments', 'aria-label': text('attachments') }, ...items)];
}

/** Makes tabs that are one tab stop; the arrow keys move between them in reading direction. */
function makeTabs(names, onChoose) {
  const choose = (name) => {
    for (const tab of tabs) {
      const isChosen = tab.id === `tab-${name}`;
      tab.setAttribute('aria-selected', isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
    }
    onChoose(name);
  };
  const press = (name) => {
    chosen = name;
    choose(name);
  };
  const tabs = names.map((name) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${name}`,
        'aria-controls': 'panel',
        onClick: () => press(name),
      },
      text(`view.${name}`),
    ),
  );
  const line = element('div', { role: 'tablist', 'aria-label': text('view') }, ...tabs);
  line.addEventListener('keydown', (event) => {
    const at = placeAfter(event.key, tabs.indexOf(document.activeElement), tabs.length);
    if (at === undefined) return;
    event.preventDefault();
    tabs[at].focus();
    press(names[at]);
  });
  choose(names.includes(chosen) ? chosen : names[0]);
  return line;
}

function placeAfter(key, at, count) {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (at + (key === forward ? 1 : count - 1)) % count;
}

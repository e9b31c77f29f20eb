import { element, text } from './element.js';

const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»،؛؟]/g;
/** Number of characters of a mail's source that are shown; browsers lay out longer texts slowly. */
const SOURCE_MAX_LENGTH = 500_000;

/**
 * Makes a frame with the mail's HTML, which runs no script; the policy comes with the frame's page (render-frame.ts).
 */
export function makeFrame({ id, remotePictures }) {
  const address = `/api/email/${id}/html`;
  const frame = frameOf(address);
  if (!remotePictures) return frame;

  const load = () => {
    notice.remove();
    frame.replaceWith(frameOf(`${address}?pictures=all`));
  };
  const button = element('button', { type: 'button', onClick: load }, text('loadPictures'));
  const notice = element('p', { class: 'notice' }, text('pictures'), button);
  const both = document.createDocumentFragment();
  both.append(notice, frame);
  return both;
}

function frameOf(src) {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  return element('iframe', { sandbox, referrerpolicy: 'no-referrer', title: text('frame'), src });
}

/** Makes the mail's text with links; by CSS each paragraph has its own direction. */
export function makeText({ text: content }) {
  const parts = [];
  let from = 0;
  for (const { 0: href, index } of content.matchAll(LINK)) {
    parts.push(
      content.slice(from, index),
      element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, href),
    );
    from = index + href.length;
  }
  return element('pre', { class: 'text' }, ...parts, content.slice(from));
}

export function makeSource({ id }) {
  const shown = element('pre', { dir: 'ltr', class: 'source', tabindex: '0' });
  fetch(`/api/email/${id}/source`)
    .then((answer) => (answer.ok ? answer.text() : text('gone')))
    .then((source) => {
      const isCut = source.length > SOURCE_MAX_LENGTH;
      shown.textContent = isCut ? `${source.slice(0, SOURCE_MAX_LENGTH)}\n\n${text('cut')}` : source;
    })
    .catch(() => (shown.textContent = text('unreachable')));
  return shown;
}

export function makeHeaders({ headers }) {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return element(
    'dl',
    { class: 'headers' },
    ...lines.flatMap(([name, value]) => [
      element('dt', { dir: 'ltr' }, name),
      element('dd', { dir: 'auto' }, value),
    ]),
  );
}

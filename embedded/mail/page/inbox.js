import { countText, foundText, text } from './element.js';
import { focusRow, markOpen, neighbourOf, showList } from './mail-list.js';
import { showMail } from './mail-view.js';

const PAGE_SIZE = 100;
const TYPING_PAUSE_MS = 150;
/** A newsletter's mails arrive by the hundred; the page asks for the list once in this time. */
const CHANGE_PAUSE_MS = 250;
const RETRY_AFTER_MS = 3_000;
const MAIL_ID = /^#([\w-]{12})$/;

const IDS = [
  'count',
  'search',
  'more',
  'empty',
  'trouble',
  'mail',
  'question',
  'delete-all',
  'other-language',
];
const [count, search, more, empty, trouble, main, question, deleteAll, otherLanguage] = IDS.map((id) =>
  document.getElementById(id),
);

let limit = PAGE_SIZE;
/** The id of the mail that is open. */
let open = '';

/** Fetches from the inbox; where that fails, shows so on the page, tries again later and returns undefined. */
async function ask(path, options) {
  try {
    const answer = await fetch(path, options);
    trouble.hidden = true;
    return answer;
  } catch {
    trouble.hidden = false;
    setTimeout(refresh, RETRY_AFTER_MS);
    return undefined;
  }
}

let refreshing = 0;

/** Fetches and shows the list; ignores an answer when a later request is under way. */
async function refreshNow() {
  const turn = ++refreshing;
  const wish = search.value.trim();
  const answer = await ask(`/api/email/summary?${new URLSearchParams({ search: wish, limit })}`);
  if (!answer?.ok || turn !== refreshing) return;
  const { items, total, storeTotal } = await answer.json();

  showList(items, open);
  more.hidden = items.length >= total;
  deleteAll.disabled = storeTotal === 0;
  setText(count, wish ? foundText(total, storeTotal) : countText(storeTotal));
  document.title = storeTotal > 0 ? `${text('title')} (${storeTotal})` : text('title');
  empty.hidden = total > 0;
  setText(empty.firstElementChild, text(wish ? 'noneFound' : 'empty'));
  setText(empty.lastElementChild, text(wish ? 'noneFoundText' : 'emptyText'));
}

/** Sets a text only where it differs, because a screen reader would read the same status aloud again. */
function setText(place, words) {
  if (place.textContent !== words) place.textContent = words;
}

let waiting;

function refresh(pauseMs = CHANGE_PAUSE_MS) {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    void refreshNow();
  }, pauseMs);
}

/** Opens the mail that the address names: `#<id>`. */
async function openFromAddress() {
  const before = open;
  open = MAIL_ID.exec(location.hash)?.[1] ?? '';
  otherLanguage.hash = location.hash;
  document.body.classList.toggle('reads', open !== '');
  markOpen(open);
  if (!open) {
    showHint('choose');
    focusRow(before);
    return;
  }
  const asked = open;
  const answer = await ask(`/api/email/${asked}`);
  if (!answer || asked !== open) return;
  if (!answer.ok) return showHint('gone');
  const mail = await answer.json();
  if (asked !== open) return;
  showMail(mail, main, () => deleteMail(asked));
  main.scrollTop = 0;
  const isListHidden =
    document.activeElement === document.body || document.activeElement.offsetParent === null;
  if (isListHidden) main.focus({ preventScroll: true });
}

function showHint(id) {
  const hint = document.createElement('p');
  hint.className = 'hint';
  hint.textContent = text(id);
  main.replaceChildren(hint);
}

async function deleteMail(id) {
  const next = neighbourOf(id) ?? '';
  const answer = await ask(`/api/email/${id}`, { method: 'DELETE' });
  if (!answer) return;
  location.hash = next;
  main.focus();
  await refreshNow();
}

deleteAll.addEventListener('click', () => question.showModal());
question.addEventListener('close', async () => {
  if (question.returnValue !== 'yes') return;
  question.returnValue = '';
  await ask('/api/email/all', { method: 'DELETE' });
  location.hash = '';
  await refreshNow();
});
search.addEventListener('input', () => {
  // An empty search field takes the page's direction, which is that of its placeholder.
  search.dir = search.value ? 'auto' : '';
  limit = PAGE_SIZE;
  refresh(TYPING_PAUSE_MS);
});
more.addEventListener('click', () => {
  limit += PAGE_SIZE;
  void refreshNow();
});

/**
 * Listens for changes; opens a new stream where the server has closed the old one and the browser does not reconnect.
 */
function listen() {
  const events = new EventSource('/api/events');
  events.addEventListener('open', () => refresh(0));
  events.addEventListener('change', () => refresh());
  events.addEventListener('error', () => {
    trouble.hidden = events.readyState === EventSource.OPEN;
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(listen, RETRY_AFTER_MS);
  });
}

addEventListener('hashchange', () => void openFromAddress());
void openFromAddress();
void refreshNow();
listen();

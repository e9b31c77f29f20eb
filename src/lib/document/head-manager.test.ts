import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerHead } from './ask-head.ts';
import { startHeadManager } from './head-manager.ts';
import { announcePage, forgetHead } from './shown-page.ts';

const FIVE_MINUTES_MS = 300_000;

const headOf = (name: string): ServerHead => ({
  title: name,
  elements: [
    { tag: 'meta', attributes: { name: 'description', content: name } },
    { tag: 'meta', attributes: { property: 'og:title', content: name } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify({ name }) },
  ],
});

const shown = () =>
  [...document.head.querySelectorAll('[data-seo]')].map(
    (element) => element.getAttribute('content') ?? element.textContent,
  );
const wait = () => vi.waitFor(() => undefined);

const clear = () =>
  document.head.querySelectorAll('title, [data-seo]').forEach((element) => element.remove());

let stop = () => {};
beforeEach(clear);
afterEach(() => {
  stop();
  clear();
});

/** Starts a head manager with a test clock on a document with a head as the server writes it. */
function start(answer: (path: string) => Promise<ServerHead> = async (path) => headOf(path)) {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:locale" content="en_US" data-seo><meta property="og:title" content="first" data-seo>',
  );
  const asked: string[] = [];
  const clock = { now: 0 };
  const ask = async (
    { path, locale }: { path: string; locale: string },
    { isFresh }: { isFresh: boolean },
  ) => {
    asked.push(`${locale} ${path}${isFresh ? ' fresh' : ''}`);
    return answer(path);
  };
  announcePage({ path: '/en', locale: 'en', isTitled: true });
  stop = startHeadManager({ ask, now: () => clock.now });

  return { asked, clock };
}

const open = (path: string, locale: 'en' | 'ar' = 'en') => announcePage({ path, locale, isTitled: true });
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));

describe("the head manager, which updates the document's head in the browser", () => {
  it('makes no request for five minutes while the page is the one that the server sent', async () => {
    const { asked, clock } = start();
    open('/en');
    clock.now = FIVE_MINUTES_MS - 1;
    becomeVisible();

    expect(asked).toEqual([]);
    expect(shown()).toEqual(['en_US', 'first']);
  });

  it('requests a head that is five minutes old again when the page becomes visible, without duplicate elements', async () => {
    const { asked, clock } = start();

    for (const round of [1, 2]) {
      clock.now = round * FIVE_MINUTES_MS;
      becomeVisible();
      await vi.waitFor(() => expect(shown()).toEqual(['/en', '/en', '{"name":"/en"}']));
    }

    expect(asked).toEqual(['en /en', 'en /en']);
    expect(document.title).toBe('/en');
  });

  it("removes the head of the previous page at once, then adds the new page's", async () => {
    const { asked } = start();

    open('/en/hosting/vps');
    expect(shown()).toEqual([]);

    await vi.waitFor(() => expect(shown()).toContain('/en/hosting/vps'));
    expect(asked).toEqual(['en /en/hosting/vps']);
  });

  it('requests the head of a page in another language', async () => {
    const { asked } = start();
    open('/', 'ar');

    await vi.waitFor(() => expect(shown()).toContain('/'));
    expect(asked).toEqual(['ar /']);
  });

  it("shows the head of the page opened last, even if an earlier page's answer arrives later", async () => {
    const answers: Array<() => void> = [];
    start((path) => new Promise((resolve) => answers.push(() => resolve(headOf(path)))));
    open('/en/hosting/vps');
    open('/en/hosting/mail');
    answers[1]?.();
    await vi.waitFor(() => expect(shown()).toContain('/en/hosting/mail'));

    answers[0]?.();
    await wait();

    expect(document.title).toBe('/en/hosting/mail');
  });

  it('keeps the head if the server is unreachable, and logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { clock } = start(() => Promise.reject(new Error('down')));
    clock.now = FIVE_MINUTES_MS;

    becomeVisible();
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());

    expect(shown()).toEqual(['en_US', 'first']);
  });

  it('does not touch unchanged elements, and replaces changed ones', async () => {
    const onEveryPage = (tag: 'style' | 'template' | 'noscript', text: string) =>
      ({ tag, attributes: {}, text }) as const;
    const elements = [
      onEveryPage('style', 'a{}'),
      onEveryPage('noscript', '<meta name="a">'),
      onEveryPage('template', '<p>new</p>'),
    ];
    start(async () => ({ elements }));
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style data-seo="">a{}</style><template data-seo=""><p>old</p></template>',
    );
    const style = document.head.querySelector('style[data-seo]');

    open('/en/hosting/vps');
    expect(document.head.querySelector('style[data-seo]')).toBe(style);
    const template = () => document.head.querySelector<HTMLTemplateElement>('template[data-seo]');
    await vi.waitFor(() => expect(template()?.content.textContent).toBe('new'));

    expect(document.head.querySelectorAll('style[data-seo]')).toHaveLength(1);
    expect(document.head.querySelector('style[data-seo]')).toBe(style);
    expect(document.head.querySelector('noscript[data-seo]')?.textContent).toBe('<meta name="a">');
    expect(document.head.querySelector('meta[name=a]')).toBeNull();
  });

  it('makes no request in the back office, and a fresh one after a save there', async () => {
    const { asked } = start();

    open('/admin/seo');
    forgetHead();
    expect(asked).toEqual([]);
    open('/en');

    await vi.waitFor(() => expect(shown()).toContain('/en'));
    expect(asked).toEqual(['en /en fresh']);
  });
});

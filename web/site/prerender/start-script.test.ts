import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { startAfterPaint } from './start-script.ts';

const built = `<head><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/visitors.js"></head>`;

/** Runs the script with a fake `window` and fake browser APIs; `visibilityState` is the tab's. */
function run({ script }: { script: string }, visibilityState = 'visible') {
  const added: Array<Record<string, unknown>> = [];
  const listeners = new Map<string, (event: object) => void>();
  let painted: (name: string) => void = vi.fn();
  const [, entry, parts, code = ''] =
    /data-entry="(.*?)" data-parts="(.*?)">(.*)<\/script>/.exec(script) ?? [];
  let idle = vi.fn();
  let later = vi.fn();
  const requestIdleCallback = (work: () => void) => (idle = vi.fn(work));
  const window: {
    requestIdleCallback: unknown;
    takeEarlyPress?: () => unknown;
    takeEarlyRequest?: () => unknown;
  } = { requestIdleCallback };
  runInNewContext(code, {
    window,
    requestIdleCallback,
    setTimeout: (work: () => void) => (later = vi.fn(work)),
    document: {
      visibilityState,
      currentScript: { dataset: { entry, parts } },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Record<string, unknown>) => added.push(element) },
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    PerformanceObserver: class {
      constructor(listener: (list: object) => void) {
        painted = (name) => listener({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
      }
      observe = vi.fn();
    },
  });

  return {
    added,
    window,
    painted: (name: string) => painted(name),
    idle: () => idle(),
    waited: () => later(),
    tell: (name: string, event = {}) => listeners.get(name)?.(event),
  };
}

describe('the scripts of a prerendered page', () => {
  it('are removed from the document and loaded by a start script', () => {
    const { document, script } = startAfterPaint(built);

    expect(document.trim()).toBe('<head>\n</head>');
    expect(script).toContain('data-entry="/assets/index.js"');
  });

  it('are loaded once, when the page has been painted and the browser is idle', () => {
    const page = run(startAfterPaint(built));
    page.painted('first-paint');
    page.idle();
    page.painted('first-contentful-paint');
    expect(page.added).toEqual([]);

    page.idle();
    page.tell('load');
    page.idle();

    expect(page.added.map(({ href, src }) => href ?? src)).toEqual([
      '/assets/index.js',
      '/assets/visitors.js',
      '/assets/index.js',
    ]);
  });

  it('are loaded after the load event if the tab is in the background', () => {
    const page = run(startAfterPaint(built), 'hidden');

    page.tell('load');
    page.idle();

    expect(page.added).toHaveLength(3);
  });

  it('wait for the first paint after the load event, but only for a limited time', () => {
    const page = run(startAfterPaint(built));

    page.tell('load');
    page.idle();
    expect(page.added).toEqual([]);

    page.waited();
    page.idle();
    expect(page.added).toHaveLength(3);
  });

  it('are told which button was pressed before they ran, and load at once then', () => {
    const page = run(startAfterPaint(built));
    const button = {};

    page.tell('click', { target: { closest: () => button } });
    page.tell('click', { target: { closest: () => null } });

    expect(page.added).toHaveLength(3);
    expect(page.window.takeEarlyPress?.()).toBe(button);
    page.tell('click', { target: { closest: () => ({}) } });
    expect(page.window.takeEarlyPress?.()).toBe(button);
  });

  it('are told once which service panel was last requested before they ran', () => {
    const page = run(startAfterPaint(built));
    const request = { detail: 'vps' };

    page.tell('open-service-panel', { detail: 'cloud' });
    page.tell('open-service-panel', request);

    expect(page.added).toHaveLength(3);
    expect(page.window.takeEarlyRequest?.()).toBe(request);
    page.tell('open-service-panel', {});
    expect(page.window.takeEarlyRequest?.()).toBe(null);
  });
});

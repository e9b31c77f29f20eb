/**
 * Starts the page's scripts once it is painted and the browser is idle, or loaded where nothing is painted (a tab in the
 * background), or pressed: until then they would only keep document and font waiting. The page asks `window.takeEarlyPress`
 * for what was pressed before it ran, when it takes the document over, and `window.takeEarlyRequest` for a panel that was
 * asked for by its event.
 */
const START_SCRIPT = `(() => {
  const { entry, parts } = document.currentScript.dataset;
  let pressed = null;
  const press = ({ target }) => {
    pressed = target.closest('button[type=button]') ?? pressed;
    start();
  };
  addEventListener('click', press, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', press, true);
    return pressed;
  };
  let request = null;
  const ask = (event) => {
    request = event;
    start();
  };
  addEventListener('open-service-panel', ask);
  window.takeEarlyRequest = () => {
    removeEventListener('open-service-panel', ask);
    const early = request;
    request = null;
    return early;
  };
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of parts.split(' ')) add('link', { rel: 'modulepreload', crossOrigin: '', href });
    add('script', { type: 'module', crossOrigin: '', src: entry });
  };
  const startWhenIdle = () => {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start);
  };
  addEventListener('load', startWhenIdle);
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) startWhenIdle();
    }).observe({ type: 'paint', buffered: true });
  } catch {}
})()`.replace(/\n\s*/g, ' ');

const ENTRY = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;

/** The document without its module and what the browser would load with it, and a script that loads both once it is painted. */
export function startAfterPaint(document: string): { document: string; script: string } {
  const entry = ENTRY.exec(document)?.[1];
  if (entry === undefined) return { document, script: '' };
  const parts = [...document.matchAll(PRELOAD)].map(([, href = '']) => href);

  return {
    document: document.replace(ENTRY, '').replace(PRELOAD, ''),
    script: `<script data-entry="${entry}" data-parts="${[entry, ...parts].join(' ')}">${START_SCRIPT}</script>`,
  };
}

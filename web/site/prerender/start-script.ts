/** Milliseconds from `load` to the first paint, which a fast line's page has after `load`; then the page starts anyway. */
const PAINT_WAIT_MS = 1_000;

/**
 * Loads the page's scripts once the page is painted and the browser is idle, or at `load` where no paint is reported (a
 * background tab), or at a click: earlier they would only delay the document and its font. When the site hydrates, it
 * calls `window.takeEarlyPress` for a button clicked before that, and `window.takeEarlyRequest` for an earlier event
 * that requested a panel.
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
  let tellsPaint = false;
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) startWhenIdle();
    }).observe({ type: 'paint', buffered: true });
    tellsPaint = document.visibilityState === 'visible';
  } catch {}
  addEventListener('load', () => {
    if (tellsPaint) setTimeout(startWhenIdle, ${PAINT_WAIT_MS});
    else startWhenIdle();
  });
})()`.replace(/\n\s*/g, ' ');

const ENTRY = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;

/** Takes the module and its preloads out of a document, and returns a script that loads both after the first paint. */
export function startAfterPaint(document: string): { document: string; script: string } {
  const entry = ENTRY.exec(document)?.[1];
  if (entry === undefined) return { document, script: '' };
  const parts = [...document.matchAll(PRELOAD)].map(([, href = '']) => href);

  return {
    document: document.replace(ENTRY, '').replace(PRELOAD, ''),
    script: `<script data-entry="${entry}" data-parts="${[entry, ...parts].join(' ')}">${START_SCRIPT}</script>`,
  };
}

#!/usr/bin/env bash
# A dialog that is mounted while the one before it ends stays hidden from screen readers for as long as it is open.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  @emotion/react@11.14.0 @emotion/styled@11.14.1 @mui/material@9.5.0 jsdom@26.1.0 react@19.3.1 react-dom@19.3.1

cat >"$folder/finding.mjs" <<'JS'
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';

const { window } = new JSDOM('<!doctype html><html lang="en"><body><div id="root"></div></body></html>', {
  pretendToBeVisual: true,
});
Object.assign(globalThis, { window, document: window.document });
for (const name of ['navigator', 'Element', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'ShadowRoot', 'DocumentFragment', 'getComputedStyle', 'MutationObserver'])
  globalThis[name] ??= window[name];

const { createElement: h, useEffect, useLayoutEffect, useState } = await import('react');
const { createRoot } = await import('react-dom/client');
const { default: Dialog } = await import('@mui/material/Dialog');
const { version } = JSON.parse(readFileSync(new URL('node_modules/@mui/material/package.json', import.meta.url)));

/** Makes the first dialog's way out end: with the second one's mounting, or a while before it. */
let end = () => {};

/** A transition, as `slots.transition` takes it, whose way out ends when it is told to. */
function Transition({ in: isIn, onExited, children }) {
  const [isEnding, setEnding] = useState(false);
  end = () => setEnding(true);
  useLayoutEffect(() => {
    if (!isIn && isEnding) onExited?.();
  }, [isEnding]);
  return h('div', null, children);
}

function Second({ endsFirst }) {
  useLayoutEffect(() => {
    if (endsFirst) end();
  }, []);
  return h(Dialog, { open: true }, 'second');
}

async function rootOfSecond({ together }) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  let step = () => {};
  function Page() {
    const [shown, setShown] = useState('first');
    useEffect(() => {
      step = setShown;
    });
    const first = h(Dialog, { open: shown === 'first', slots: { transition: Transition } }, 'first');
    return [h('i', { key: 0 }, first), shown === 'second' && h(Second, { key: 1, endsFirst: together })];
  }
  root.render(h(Page));
  await quiet();
  step('none');
  await quiet();
  if (!together) {
    end();
    await quiet();
  }
  step('second');
  await quiet();
  const dialog = [...document.querySelectorAll('[role=dialog]')].find((each) => each.textContent === 'second');
  const hidden = dialog.closest('.MuiModal-root').getAttribute('aria-hidden');
  root.unmount();
  return hidden === 'true' ? 'hidden' : 'shown';
}

const quiet = () => new Promise((done) => setTimeout(done, 400));

const apart = await rootOfSecond({ together: false });
const together = await rootOfSecond({ together: true });
console.log(`@mui/material ${version}, Dialog; the second dialog is open at the end of both ways`);
console.log('expected: a dialog that is open and on top is shown to screen readers, whenever another ends');
console.log(`seen: the first ended before: ${apart}; the first ended in the commit that mounts the second: ${together}`);
process.exit(apart === 'shown' && together === 'hidden' ? 0 : 1);
JS
node "$folder/finding.mjs"

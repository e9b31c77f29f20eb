import { spawn, type ChildProcess } from 'node:child_process';
import { waitUntil } from '#tests/support/wait-until.ts';
import type { OtherBrowser } from './other-browser.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

type Installed = { miniBrowser: string; driver: string; displayServer: string };
type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** Key of an element's id in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCREEN = '1280x900x24';
const WINDOW = { x: 0, y: 0, width: 1280, height: 900 };

/** Starts WebKitGTK's MiniBrowser on its own display, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit({ miniBrowser, driver, displayServer }: Installed): Promise<OtherBrowser> {
  const display = `:${await freePort()}`;
  const port = await freePort();
  const screen = spawn(displayServer, [display, '-screen', '0', SCREEN], { stdio: 'ignore' });
  const driving = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const send = sender(`http://127.0.0.1:${port}`);
  await waitUntil('WebKitWebDriver answers', () => send('GET', '/status').then(Boolean, () => false));
  const session = `/session/${await openSession(send, miniBrowser)}`;
  await send('POST', `${session}/window/rect`, WINDOW);

  return {
    ...commandsOf(send, session),
    close: async () => {
      await send('DELETE', session);
      stop(driving);
      stop(screen);
    },
  };
}

async function openSession(send: Send, binary: string): Promise<string> {
  const browserOptions = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });

  return sessionId;
}

function commandsOf(send: Send, session: string): Omit<OtherBrowser, 'close'> {
  const find = async (selector: string) => {
    const using = { using: 'css selector', value: selector };
    return (await send<Record<string, string>>('POST', `${session}/element`, using))[ELEMENT] ?? '';
  };

  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    read: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: async (selector, times = 1) => {
      const origin = { [ELEMENT]: await find(selector) };
      await send('POST', `${session}/execute/sync`, {
        script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        args: [origin],
      });
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const actions = [{ type: 'pointerMove', x: 0, y: 0, origin }, ...Array(times).fill(press).flat()];
      await send('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (selector, text) => {
      await send('POST', `${session}/element/${await find(selector)}/value`, { text });
    },
  };
}

function sender(url: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`WebDriver answered ${path} with ${JSON.stringify(value)}.`);

    return value;
  };
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM');
}

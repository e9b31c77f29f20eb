import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { useCaptcha } from './use-captcha.tsx';

type Asked = {
  sitekey: string;
  retry: string;
  'retry-interval': number;
  callback: (token: string) => void;
  'error-callback': () => void;
  'timeout-callback': () => void;
};

const UNAVAILABLE = 'The CAPTCHA could not be loaded. Please reload the page.';
const config = { captcha: { provider: 'turnstile' as const, siteKey: 'site-key-of-test' } };

/** Options that the page passed to each Turnstile widget, in order. */
let widgets: Asked[] = [];

function Form() {
  const { token, reset, widget } = useCaptcha();

  return (
    <>
      {widget}
      <output>{token ?? 'no token'}</output>
      <button onClick={reset}>{'again'}</button>
    </>
  );
}

const script = () => document.getElementById('cf-turnstile-script');
const token = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Defines what the Turnstile script defines once it has loaded. */
async function arrive(): Promise<void> {
  const render = (_place: HTMLElement, asked: Asked) => `widget-${widgets.push(asked)}`;
  Object.assign(window, { turnstile: { render, remove: () => undefined, reset: () => undefined } });
  await pass(100);
}

async function open(): Promise<void> {
  await renderApp(<Form />, { config });
  await pass(0);
}

// The script is not loaded: the tests say whether it arrives.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};

beforeEach(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  widgets = [];
  vi.useFakeTimers();
});
afterEach(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = false;
  cleanup();
  script()?.remove();
  Reflect.deleteProperty(window, 'turnstile');
});

describe('the Turnstile captcha', () => {
  it('is told to retry every 8 s after a failure, and has no token meanwhile', async () => {
    await open();
    await arrive();
    expect(widgets.at(-1)).toMatchObject({ retry: 'auto', 'retry-interval': 8000 });

    for (const end of ['error-callback', 'timeout-callback'] as const) {
      act(() => widgets.at(-1)?.callback('token-of-provider'));
      expect(token()).toBe('token-of-provider');
      act(() => widgets.at(-1)?.[end]());
      expect(token()).toBe('no token');
    }
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
  });

  it('is reported as unavailable once its script has not arrived for 30 s', async () => {
    await open();

    await pass(29_999);
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
    await pass(1);

    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
  });

  it('has no time limit for the person once its script has arrived', async () => {
    await open();
    await arrive();

    await pass(60_000);

    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
  });

  it('loads its script again at the next attempt after the script failed to load', async () => {
    await open();
    const failed = script();
    act(() => void failed?.dispatchEvent(new Event('error')));
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();

    act(() => screen.getByRole('button', { name: 'again' }).click());
    await pass(0);
    expect(script()).not.toBe(failed);
    expect(script()).not.toBeNull();
    await arrive();
    act(() => widgets.at(-1)?.callback('second-token'));

    expect(token()).toBe('second-token');
  });
});

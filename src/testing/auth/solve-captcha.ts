import { act } from '@testing-library/react';

/** Makes every captcha on the page report a solution, as the widget would; its script isn't loaded in tests. */
export async function solveCaptcha(payload = 'solved'): Promise<void> {
  await changeCaptcha('verified', payload);
}

/** Makes every captcha on the page report that its solution has expired. */
export async function expireCaptcha(): Promise<void> {
  await changeCaptcha('expired', null);
}

/** Makes every captcha on the page report that its attempt has failed. */
export async function failCaptcha(): Promise<void> {
  await changeCaptcha('error', null);
}

async function changeCaptcha(state: string, payload: string | null): Promise<void> {
  await act(async () => {
    for (const widget of document.querySelectorAll('altcha-widget')) {
      widget.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
    }
  });
}

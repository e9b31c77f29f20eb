import { act } from '@testing-library/react';

/** Lets every captcha on the page answer, as the widget itself does; its script isn't loaded in tests. */
export async function solveCaptcha(payload = 'solved'): Promise<void> {
  await changeCaptcha('verified', payload);
}

/** Lets a solved captcha run out of time. */
export async function expireCaptcha(): Promise<void> {
  await changeCaptcha('expired', null);
}

async function changeCaptcha(state: string, payload: string | null): Promise<void> {
  await act(async () => {
    for (const widget of document.querySelectorAll('altcha-widget')) {
      widget.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
    }
  });
}

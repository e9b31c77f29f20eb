import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#src/config/locale.ts';
import { defaultRuntimeConfig as config } from '#src/config/runtime-config.ts';
import { failCaptcha, solveCaptcha } from '#src/testing/auth/solve-captcha.ts';
import { SignUp } from './components/sign-up.tsx';
import { openSignUp } from './open-sign-up.tsx';

// The tests say what the widget reports; the real one refuses to work without HTTPS.

let place: HTMLElement;
let answer: () => Promise<Response>;
const sent = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/ar/hosting/vps?currency=KWD');
  answer = async () => Response.json({ accepted: true });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent(path, JSON.parse(body));
    return answer();
  });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  place.remove();
  sent.mockReset();
});

const refuse = (code: string, status = 400) => {
  answer = async () => Response.json({ message: 'No', extensions: { code } }, { status });
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const open = (locale: Locale = 'en') => act(async () => void openSignUp(place, { locale, config }));

async function send(email: string) {
  await userEvent.type(field(), email);
  await solveCaptcha('solved');
  await userEvent.click(screen.getByRole('button'));
}

describe('the newsletter sign-up form', () => {
  it('keeps the field that the server rendered, with its text and focus, when the script starts', async () => {
    place.innerHTML = renderToString(<SignUp locale="en" config={config} />);
    const drawn = field();
    drawn.value = 'salma@';
    drawn.focus();
    expect(document.querySelector('altcha-widget')).toBeNull();

    await open();

    expect(field()).toBe(drawn);
    expect(document.activeElement).toBe(drawn);
    await userEvent.type(drawn, 'example.test');
    expect(drawn.value).toBe('salma@example.test');
    expect(document.querySelector('altcha-widget')).not.toBeNull();
  });

  it('loses no letter that is typed into the server-rendered field while the script starts', async () => {
    place.innerHTML = renderToString(<SignUp locale="en" config={config} />);
    const drawn = field();
    drawn.value = 'salma';

    await act(async () => {
      openSignUp(place, { locale: 'en', config });
      fireEvent.input(drawn, { target: { value: 'salma@' } });
    });
    await send('example.test');

    await waitFor(() => expect(sent.mock.calls[0]?.[1]).toMatchObject({ email: 'salma@example.test' }));
  });

  it('loads the captcha only once its email field has the focus', async () => {
    await open();
    expect(document.querySelector('altcha-widget')).toBeNull();

    await userEvent.click(field());

    expect(document.querySelector('altcha-widget')).not.toBeNull();
  });

  it('sends the email address with the page, the language and the version of the consent text', async () => {
    await open('ar');

    await send(' salma@example.test ');

    expect(await screen.findByText(/فسنرسل إليه رابطًا/)).toBeTruthy();
    expect(sent.mock.calls).toEqual([
      [
        '/subscribe',
        {
          email: 'salma@example.test',
          locale: 'ar',
          page: '/hosting/vps',
          captcha_token: 'solved',
          consent_version: '2026-11-24',
        },
      ],
    ]);
    expect(field().value).toBe('');
  });

  it.each(['/admin/contacts', '/No-Such-Page'])(
    'sends the home page as the page of the sign-up on %s, which is no public page',
    async (path) => {
      window.history.replaceState(null, '', path);
      await open();

      await send('salma@example.test');

      await waitFor(() => expect(sent.mock.calls[0]?.[1]).toMatchObject({ page: '/' }));
    },
  );

  it('asks for a valid email address, then solves the captcha by itself before it sends anything', async () => {
    await open();
    await userEvent.type(field(), 'salma{Enter}');
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');

    await userEvent.type(field(), '@example.test{Enter}');
    expect(sent).not.toHaveBeenCalled();
    expect(screen.queryByText(/CAPTCHA/)).toBeNull();
    await solveCaptcha('solved');

    await waitFor(() => expect(sent.mock.calls[0]?.[1]).toMatchObject({ captcha_token: 'solved' }));
  });

  it('says that the sign-up could not be sent where the captcha could not be solved, and tries again', async () => {
    await open();
    await userEvent.type(field(), 'salma@example.test{Enter}');
    await failCaptcha();
    expect(await screen.findByText(/could not be sent/)).toBeTruthy();

    await userEvent.click(screen.getByRole('button'));
    await solveCaptcha('second');

    await waitFor(() => expect(sent.mock.calls[0]?.[1]).toMatchObject({ captcha_token: 'second' }));
  });

  it.each([
    ['subscription-too-many', 429, 'Too many sign-ups. Please try again later.'],
    ['captcha-invalid', 400, 'Your sign-up could not be sent. Please try again in a moment.'],
    ['unexpected', 500, 'Your sign-up could not be sent. Please try again in a moment.'],
  ])(
    'says why the server refuses a sign-up (%s), keeps the email address and needs a new captcha',
    async (code, status, text) => {
      await open();
      refuse(code, status);

      await send('salma@example.test');

      expect(await screen.findByText(text)).toBeTruthy();
      expect(field().value).toBe('salma@example.test');
      await userEvent.click(screen.getByRole('button'));
      expect(sent).toHaveBeenCalledOnce();
      await solveCaptcha('second');
      await waitFor(() => expect(sent.mock.calls[1]?.[1]).toMatchObject({ captcha_token: 'second' }));
    },
  );

  it('says that the sign-up could not be sent where the server cannot be reached', async () => {
    await open();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));

    await send('salma@example.test');

    expect(await screen.findByText(/could not be sent/)).toBeTruthy();
  });

  it('switches to Arabic in place, and keeps the email address that was typed', async () => {
    await open();
    await userEvent.type(field(), 'salma@example.test');

    await open('ar');

    expect(screen.getByRole('textbox', { name: 'البريد الإلكتروني' })).toMatchObject({
      value: 'salma@example.test',
    });
    expect(document.querySelectorAll('form')).toHaveLength(1);
  });
});

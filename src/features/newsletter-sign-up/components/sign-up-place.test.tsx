import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { SignUpPlace } from './sign-up-place.tsx';

describe('the newsletter sign-up form', () => {
  it.each([
    ['en', 'Email address', 'Sign up'],
    ['ar', 'البريد الإلكتروني', 'اشترك'],
  ] as const)('is drawn by the browser where the server rendered none (%s)', async (locale, label, send) => {
    await renderApp(<SignUpPlace />, { locale });

    expect(await screen.findByRole('textbox', { name: label })).toBeTruthy();
    expect(screen.getByRole('button', { name: send })).toBeTruthy();
    expect(screen.getByRole('form').getAttribute('action')).toBe('/subscribe');
  });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { LocalizedText } from './localized-text.tsx';

it.each([
  { locale: 'en', textAr: 'مرحبًا', shown: 'Welcome', lang: 'en', dir: 'ltr' },
  { locale: 'ar', textAr: 'مرحبًا', shown: 'مرحبًا', lang: 'ar', dir: 'rtl' },
  { locale: 'ar', textAr: null, shown: 'Welcome', lang: 'en', dir: 'ltr' },
] as const)(
  'LocalizedText shows $shown, marked with the language $lang, on a page in $locale',
  async ({ locale, textAr, shown, lang, dir }) => {
    await renderApp(<LocalizedText text="Welcome" textAr={textAr} />, { locale });

    const cell = screen.getByText(shown);
    expect([cell.lang, cell.dir]).toEqual([lang, dir]);
  },
);

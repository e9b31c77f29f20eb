import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { pretendMedia } from '#src/testing/pretend-media.ts';
import { makePlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import type { Locale } from '#src/config/locale.ts';
import { PricingSection } from '../components/pricing/pricing-section.tsx';

const plans = ['USD', 'SAR', 'KWD'].map((currency) => makePlan({ id: currency, currency, price: '9' }));
const link = () =>
  answeringLink({ PlanPrices: { pricing_plans: plans }, PricingSection: { pricing_plans: plans } });
const suggestion = /^Show prices in/;

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

function liveIn(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

async function open(timeZone: string, path = '/', locale: Locale = 'en') {
  liveIn(timeZone);
  pretendMedia('screen');
  const { user } = await renderApp(<PricingSection />, { link: link(), path, locale });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox');

  return { user, choice };
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

describe('the suggested currency', () => {
  it.each([
    ['en', 'Show prices in Kuwaiti Dinar'],
    ['ar', 'عرض الأسعار بعملة دينار كويتي'],
  ] as const)(
    'is that of the visitor’s time zone, and is selected by one link (%s)',
    async (locale, text) => {
      const { user, choice } = await open('Asia/Kuwait', '/?cycle=yr', locale);

      const shown = await screen.findByRole('link', { name: text });
      expect(shown.getAttribute('href')).toBe('/?cycle=yr&currency=KWD');
      await user.click(shown);

      expect(choice.value).toBe('KWD');
      expect(document.activeElement).toBe(choice);
      expect(screen.queryByRole('link', { name: text })).toBeNull();
    },
  );

  it('disappears on "No, thanks", which is kept in the browser\'s storage', async () => {
    const { user, choice } = await open('Asia/Riyadh');
    await screen.findByRole('link', { name: 'Show prices in Saudi Riyal' });

    await user.click(screen.getByRole('button', { name: 'No, thanks' }));

    expect(screen.queryByRole('link', { name: suggestion })).toBeNull();
    expect(document.activeElement).toBe(choice);
    expect({ ...window.localStorage }).toEqual({ 'currency-suggestion-dismissed': 'true' });
  });

  it.each([
    ['the prices are in it already', 'America/New_York', '/', null],
    ["not all plans have the currency of the visitor's country", 'Africa/Cairo', '/', null],
    ['the country is unknown', 'UTC', '/', null],
    ['the visitor chose a different currency', 'Asia/Kuwait', '/?currency=SAR', null],
    ['the visitor dismissed a suggestion before', 'Asia/Kuwait', '/', 'true'],
  ])('is not made where %s', async (_, timeZone, path, dismissed) => {
    // The part is loaded first, so that it would be there at once.
    await open('Asia/Kuwait');
    await screen.findByRole('link', { name: suggestion });
    cleanup();
    if (dismissed !== null) window.localStorage.setItem('currency-suggestion-dismissed', dismissed);
    await open(timeZone, path);

    expect(screen.queryByRole('link', { name: suggestion })).toBeNull();
  });
});

import { act } from '@testing-library/react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';

/** Makes `Intl` write the plain locale `ar` in the digits ٠ to ٩, as WebKit does; Chromium and Firefox don't. */
function pretendArabicDigits() {
  const { NumberFormat, DateTimeFormat } = Intl;
  const withDigits = (locales: unknown) => (locales === 'ar' ? 'ar-u-nu-arab' : (locales as string));
  const wrap = <F extends (locale: string, options: object) => object>(make: F) =>
    function (locales: unknown, options: object) {
      return make(withDigits(locales), options);
    };
  const stubs = {
    NumberFormat: wrap((locale, options) => new NumberFormat(locale, options)),
    DateTimeFormat: wrap((locale, options) => new DateTimeFormat(locale, options)),
  };
  for (const [name, stub] of Object.entries(stubs)) {
    vi.spyOn(Intl, name as keyof typeof stubs).mockImplementation(
      Object.assign(stub, { supportedLocalesOf: NumberFormat.supportedLocalesOf }) as never,
    );
  }
}

describe('numbers and dates in Arabic', () => {
  it('all have the digits 0 to 9, even in a browser that prefers ٠ to ٩', async () => {
    pretendArabicDigits();

    const { container } = await renderApp(
      <p>
        <FormattedNumber value={99.99} /> <FormattedDate value="2026-11-05" dateStyle="long" />{' '}
        <FormattedMessage id="kit.pages.displayedRows" values={{ from: 1, to: 25, count: 60 }} />
      </p>,
      { locale: 'ar' },
    );

    expect(container.textContent).toMatch(/99[.,]99.*2026.*60/);
    expect(container.textContent).not.toMatch(/[٠-٩]/);
  });
});

describe('the lang attribute of the document', () => {
  it('is not set again if the server has set it already', async () => {
    const page = document.documentElement;
    Object.assign(page, { lang: 'ar', dir: 'rtl' });
    const written = vi.spyOn(page, 'setAttribute');

    const { store } = await renderApp(<p />, { locale: 'ar' });
    expect(written).not.toHaveBeenCalled();

    await act(() => store.changeLocale('en'));
    expect([page.lang, page.dir]).toEqual(['en', 'ltr']);
  });
});

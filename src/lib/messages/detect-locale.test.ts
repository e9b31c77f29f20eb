import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCookies } from '#src/testing/watch-cookies.ts';
import { detectLocale, rememberLocale } from './detect-locale.ts';

const visit = (path: string) => {
  window.history.replaceState(null, '', path);
};

describe('detectLocale', () => {
  beforeEach(() => {
    visit('/');
    document.cookie = 'i18next=; path=/; max-age=0';
    document.documentElement.lang = '';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
  });

  it('falls back to English if no source names a language of the site', () => {
    expect(detectLocale('/')).toBe('en');
  });

  it("prefers the query string, then the cookie, then local storage, then the browser's languages", () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG']);
    expect(detectLocale('/')).toBe('ar');
    localStorage.setItem('i18nextLng', 'en');
    expect(detectLocale('/')).toBe('en');
    document.cookie = 'i18next=ar; path=/';
    expect(detectLocale('/')).toBe('ar');
    visit('/?lng=en');
    expect(detectLocale('/')).toBe('en');
  });

  it('ignores a language that the site does not have', () => {
    visit('/?lng=de');
    localStorage.setItem('i18nextLng', 'ar');

    expect(detectLocale('/')).toBe('ar');
  });

  it('prefers a language in the path to all other sources', () => {
    visit('/?lng=en');

    expect(detectLocale('/ar/hosting/vps')).toBe('ar');
    expect(detectLocale('/arabica')).toBe('en');
  });

  it('works if the browser denies access to local storage', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(closed);

    rememberLocale('ar');

    expect(detectLocale('/')).toBe('ar');
  });

  it('finds a remembered language, which is in local storage and in a cookie for the server', () => {
    const cookies = watchCookies();

    rememberLocale('ar');

    expect(detectLocale('/')).toBe('ar');
    expect(localStorage.getItem('i18nextLng')).toBe('ar');
    expect(cookies).toContainEqual(expect.stringMatching(/^i18next=ar; Path=\/; Expires=.*; SameSite=Lax$/));
  });
});

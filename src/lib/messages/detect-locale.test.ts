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

  it('falls back to English where nothing names a language of ours', () => {
    expect(detectLocale('/')).toBe('en');
  });

  it('prefers the query string to the cookie, the cookie to what is stored, that to the browser', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG']);
    expect(detectLocale('/')).toBe('ar');
    localStorage.setItem('i18nextLng', 'en');
    expect(detectLocale('/')).toBe('en');
    document.cookie = 'i18next=ar; path=/';
    expect(detectLocale('/')).toBe('ar');
    visit('/?lng=en');
    expect(detectLocale('/')).toBe('en');
  });

  it('passes over a language that the site does not speak', () => {
    visit('/?lng=de');
    localStorage.setItem('i18nextLng', 'ar');

    expect(detectLocale('/')).toBe('ar');
  });

  it('lets a path that names its language outrank all of them', () => {
    visit('/?lng=en');

    expect(detectLocale('/ar/hosting/vps')).toBe('ar');
    expect(detectLocale('/arabica')).toBe('en');
  });

  it('goes on without a storage that is closed to the page', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(closed);

    rememberLocale('ar');

    expect(detectLocale('/')).toBe('ar');
  });

  it('keeps a choice for a year, in local storage and in a cookie for the server', () => {
    const cookies = watchCookies();

    rememberLocale('ar');

    expect(detectLocale('/')).toBe('ar');
    expect(localStorage.getItem('i18nextLng')).toBe('ar');
    expect(cookies).toContainEqual(expect.stringMatching(/^i18next=ar; Path=\/; Expires=.*; SameSite=Lax$/));
  });
});

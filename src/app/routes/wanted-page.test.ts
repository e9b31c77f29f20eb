import { describe, expect, it } from 'vitest';
import { rememberWantedPage, takeWantedPage } from './wanted-page.ts';

describe('the page to open after the login', () => {
  it.each([
    ['/admin/newsletters', '/admin/newsletters'],
    ['/admin/newsletters/', '/admin/newsletters'],
    ['/admin/contacts?q=salma&page=2', '/admin/contacts?q=salma&page=2'],
    ['/admin', '/admin'],
    ['/admin/nowhere', '/admin'],
    ['/admin/../', '/admin'],
    ['//evil.example/admin/users', '/admin'],
    ['https://evil.example/admin/users', '/admin'],
    ['/update-password', '/admin'],
    ['', '/admin'],
  ])('if %j was requested before it, is %s', (page, led) => {
    rememberWantedPage(page);

    expect(takeWantedPage()).toBe(led);
  });

  it('is the requested page only once, then /admin', () => {
    rememberWantedPage('/admin/users');

    expect(takeWantedPage()).toBe('/admin/users');
    expect(takeWantedPage()).toBe('/admin');
  });
});

import { describe, expect, it } from 'vitest';
import { rememberWantedPage, takeWantedPage } from './wanted-page.ts';

describe('the wanted page', () => {
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
  ])('%j leads to %s', (page, led) => {
    rememberWantedPage(page);

    expect(takeWantedPage()).toBe(led);
  });

  it('leads somewhere once', () => {
    rememberWantedPage('/admin/users');

    expect(takeWantedPage()).toBe('/admin/users');
    expect(takeWantedPage()).toBe('/admin');
  });
});

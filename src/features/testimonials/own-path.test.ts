import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const pathOf = (typed: string) => ownPath(typed, 'https://site.example');

describe('ownPath', () => {
  it('returns a path that begins with / as it is', () => {
    expect(pathOf('/pictures/salma.jpg?v=2')).toBe('/pictures/salma.jpg?v=2');
  });

  it("returns the path of an address with the site's own origin", () => {
    expect(pathOf('https://site.example/pictures/salma.jpg?v=2')).toBe('/pictures/salma.jpg?v=2');
  });

  it.each([
    'https://elsewhere.example/salma.jpg',
    'http://site.example/salma.jpg',
    '//elsewhere.example/salma.jpg',
    '/\\elsewhere.example/salma.jpg',
    'salma.jpg',
    'data:image/png;base64,AA==',
    '',
  ])('returns null for "%s", which is no path or address of this site', (typed) => {
    expect(pathOf(typed)).toBeNull();
  });
});

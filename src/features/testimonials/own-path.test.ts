import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const pathOf = (typed: string) => ownPath(typed, 'https://site.example');

describe('ownPath', () => {
  it('takes a root path as it is', () => {
    expect(pathOf('/pictures/salma.jpg?v=2')).toBe('/pictures/salma.jpg?v=2');
  });

  it("takes the path of an address with the site's own origin", () => {
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
  ])('refuses %s', (typed) => {
    expect(pathOf(typed)).toBeNull();
  });
});

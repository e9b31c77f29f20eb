import { describe, expect, it } from 'vitest';
import { brandTitles } from '../../src/components/brand-names.ts';
import { brandMark, brandSprite } from './brand-icons.ts';

describe('the sprite of brand marks', () => {
  it('has one drawn symbol for each name', () => {
    const ids = [
      ...brandSprite().matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="M[^"]+" \/>/gi),
    ];

    expect(ids.map(([, id]) => id)).toEqual(Object.keys(brandTitles));
  });

  it("gives each company's mark the title that simple-icons gives it", () => {
    for (const [name, title] of Object.entries(brandTitles)) expect(brandMark(name).title).toBe(title);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { developersAr } from '#src/app/messages/developers-ar.generated.ts';
import { developersEn } from '#src/app/messages/developers-en.generated.ts';
import { GUIDES } from '#src/config/paths.ts';
import { sectionsOf } from '#src/features/developers/guides/guides.ts';
import { samples } from '#src/features/developers/guides/samples.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { createRoutes } from '../../../router.tsx';

const open = (path: string, options: RenderAppOptions = {}) =>
  renderRoutesAs('visitor', createRoutes, { path, ...options });

/** Returns the navigation beside the page; the menu of narrow screens, which styles hide here, comes before it. */
async function findSide(name: string) {
  const side = (await screen.findAllByRole('navigation', { name })).at(-1);
  if (!side) throw new Error('There is no navigation.');

  return within(side);
}

describe('the guides for developers', () => {
  it('have a title and a text for each section, and the code of each sample', () => {
    for (const guide of GUIDES) {
      const names = sectionsOf(guide).flatMap(([name]) => [`${name}.title`, `${name}.text`]);
      const expected = ['title', 'lead', ...names].map((part) => `developers.guides.${guide}.${part}`);
      const ids = Object.keys(developersEn).filter((id) => id.startsWith(`developers.guides.${guide}.`));
      expect(ids).toEqual(expected);

      for (const [, sample] of sectionsOf(guide)) if (sample) expect(samples[sample]).toBeTruthy();
    }
  });

  it('have the same code in both languages', () => {
    const codeOf = (text: string) =>
      [...text.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code).sort();

    for (const [id, text] of Object.entries(developersEn)) {
      if (!id.startsWith('developers.guides.')) continue;
      expect([id, codeOf(developersAr[id as keyof typeof developersAr])]).toEqual([id, codeOf(text)]);
    }
  });

  it('each have their own URL and title, with sample code beside the text', async () => {
    await open('/developers/guides/paging');

    expect(await screen.findByRole('heading', { level: 1, name: 'Page through a list' })).toBeTruthy();
    expect(document.title).toBe('Page through a list · Hostfront');
    const code = screen.getByRole('region', { name: 'page-by-id.mjs' });
    expect(code.textContent).toContain('order_by: { id: asc }');
  });

  it('link to each other, and mark the current guide', async () => {
    const { user } = await open('/en/developers/guides/paging');
    const side = await findSide('Developer documentation');
    expect(side.getByRole('link', { current: 'page' }).textContent).toBe('Page through a list');

    await user.click(side.getByRole('link', { name: 'Handle errors' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Handle errors' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'list of error codes' }).getAttribute('href')).toBe(
      '/en/developers#codes',
    );
  });

  it('are in Arabic under /ar, with code from left to right', async () => {
    await open('/ar/developers/guides/money', { locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'التعامل مع المبالغ' })).toBeTruthy();
    const code = screen.getByRole('region', { name: 'money.mjs' });
    expect(code.closest('[dir=ltr]')).toBeTruthy();
    const inline = screen.getByText('"7.50"', { selector: 'code' });
    expect([inline.dir, inline.lang]).toEqual(['ltr', 'en']);
  });
});

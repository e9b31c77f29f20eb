import { expect, it, vi } from 'vitest';
import { makeConfig } from '../../server/config/make-config.ts';
import { makeSaved } from '../head/make-view.ts';
import { readPageList } from '../pages/page-list.ts';
import { createDrawing } from './draw-page.ts';

const PLANS = { key: 'Plans', name: 'Plans', query: 'query Plans { pricing_plans { name } }', variables: {} };
const NOTHING = makeSaved({ seo: [], plans: [] });
const site = { publicUrl: 'https://host.test', configOf: makeConfig };
const source = {
  files: new Map(),
  pages: readPageList([{ urls: [{ hreflang: 'x-default', path: '/' }], isPrivate: false, modules: [] }]),
  manifest: {},
  template: async () => '<html><head><title>Built</title></head><body><div id="root"></div></body></html>',
};
const live = {
  arrived: async () => undefined,
  watch: () => undefined,
  forget: () => undefined,
  close: () => undefined,
};
const view = { path: '/', language: 'en', search: '' } as const;

it('a page is rendered again only if data or settings that it shows have changed', async () => {
  let saved = NOTHING;
  let plans = ['One'];
  const render = vi.fn(async (_path: string, state: object) => ({
    html: `<h1>${JSON.stringify(state).length}</h1>`,
    queries: [PLANS],
  }));
  const draw = createDrawing({
    ...site,
    source,
    live: { ...live, get: () => ({ pricing_plans: plans }) },
    renderer: { render, close: async () => undefined },
    settings: () => saved,
  });
  const first = await draw(view);
  render.mockClear();

  // This page shows nothing of the changed setting.
  saved = { ...NOTHING, analytics: [{ key: 'gtm_id', value: null }] };
  const same = await draw(view);
  expect([same?.html, render.mock.calls.length]).toEqual([first?.html, 0]);

  plans = ['One', 'Two'];
  const withPlan = await draw(view);
  expect([withPlan?.html === first?.html, render.mock.calls.length]).toEqual([false, 1]);
  saved = { ...NOTHING, settings: [{ key: 'brand_name', value: 'Acme', value_ar: null }] };
  const withBrand = await draw(view);
  expect([withBrand?.html === withPlan?.html, render.mock.calls.length]).toEqual([false, 2]);
});

it("a query's answer is dropped once a rendered page no longer uses the query", async () => {
  const answers = new Map<string, unknown>([['Ranks', ['One']]]);
  const forget = vi.fn((key: string) => void answers.delete(key));
  const full = (name: string) => ({ key: `Plans ${name}`, name: 'Plans', query: '', variables: { name } });
  const draw = createDrawing({
    ...site,
    source,
    live: { ...live, get: (key) => answers.get(key), forget },
    renderer: {
      render: async (_path, state) => {
        const known = (state as { answers: Record<string, string[] | undefined> }).answers;
        const [name] = known['Ranks'] ?? [];
        return {
          html: '',
          queries: [{ ...PLANS, key: 'Ranks' }, ...(name === undefined ? [] : [full(name)])],
        };
      },
      close: async () => undefined,
    },
    settings: () => NOTHING,
  });

  await draw(view);
  answers.set('Plans One', {});
  expect((await draw(view))?.shows).toContain('Plans One');
  answers.set('Ranks', ['Two']);
  expect(await draw(view)).toBeUndefined();
  answers.set('Plans Two', {});

  expect((await draw(view))?.shows).toContain('Plans Two');
  expect(forget.mock.calls).toEqual([['Plans One']]);
});

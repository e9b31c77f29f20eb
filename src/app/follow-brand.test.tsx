import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RuntimeConfigProvider, useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { defaultRuntimeConfig } from '#src/config/runtime-config.ts';
import { followBrand } from './follow-brand.ts';

const square = { src: '/media/a.svg', width: 10, height: 10, tone: 'any' };
const branded = {
  ...defaultRuntimeConfig,
  brandName: { en: 'Acme', ar: 'أكمي' },
  brand: { ...defaultRuntimeConfig.brand, square, version: 'brand_name\nAcme\n' },
};
const ROWS = [{ key: 'brand_name', value: 'Acme', value_ar: null }];

let push: (rows: object[]) => void;
let config = defaultRuntimeConfig;
const fetched = vi.fn(async () => Response.json(config));

const link = Object.assign(document.createElement('link'), { rel: 'icon' });

beforeEach(() => {
  config = branded;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  link.setAttribute('type', 'image/svg+xml');
  link.href = '/favicon.svg';
  document.head.append(link);
  render(
    <RuntimeConfigProvider value={defaultRuntimeConfig}>
      <Name />
    </RuntimeConfigProvider>,
  );
  followBrand({
    config: defaultRuntimeConfig,
    source: {
      subscribe: (_, { next }) => {
        push = (rows) => next({ site_settings: rows });
        return () => undefined;
      },
    },
  });
});

afterEach(() => link.remove());

const Name = () => <output>{useRuntimeConfig().brandName.en}</output>;

describe('an open page', () => {
  it('shows name and icon of a brand that an administrator saved meanwhile', async () => {
    act(() => push(ROWS));

    expect(await screen.findByText('Acme')).toBeTruthy();
    expect([link.getAttribute('href'), link.getAttribute('type')]).toEqual(['/media/a.svg', null]);
    expect(fetched.mock.calls).toEqual([
      ['/config.json', { headers: { accept: 'application/json', 'cache-control': 'no-cache' } }],
    ]);
  });

  it('shows its own icon again once the brand is given back', async () => {
    act(() => push(ROWS));
    await screen.findByText('Acme');
    config = defaultRuntimeConfig;
    act(() => push([]));

    expect(await screen.findByText('Hostfront')).toBeTruthy();
    expect(link.getAttribute('href')).toBe('/favicon.svg');
  });

  it('shows the colours of the brand, and its own once they are given back', async () => {
    const color = '#1d4ed8';
    fetched.mockImplementation(async (url?: string) =>
      url === '/brand.css' ? new Response(config.brand.color ? ':root{--a:1}' : '') : Response.json(config),
    );
    config = { ...branded, brand: { ...branded.brand, square: null, color } };
    act(() => push([{ key: 'brand_color', value: color, value_ar: null }]));
    const sheets = () =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

    await waitFor(() => expect(sheets().join()).toContain('--a'));
    expect(link.getAttribute('href')).toBe('/brand-mark.svg?1d4ed8');
    config = defaultRuntimeConfig;
    act(() => push([]));

    await waitFor(() => expect(sheets()).toEqual([]));
    expect(link.getAttribute('href')).toBe('/favicon.svg');
  });

  it('asks for nothing while it shows the newest brand', () => {
    act(() => push([]));

    expect(fetched).not.toHaveBeenCalled();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRuntimeConfig } from '#src/config/runtime-config.ts';
import { saved } from '#src/testing/fake-api.ts';
import { makeSessionStore, withSession } from '#src/testing/make-session-store.tsx';
import { makeSetting } from '#src/testing/make-rows.ts';
import { openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { SiteSettingsPage } from './settings-page.tsx';

const [OLD, NEW] = ['1'.repeat(32), '2'.repeat(32)];
const ANSWER = { hash: NEW, media_type: 'image/svg+xml', width: 120, height: 40, tone: 'any' };

/** What the actions service answers to an upload. */
let answer = () => Response.json(ANSWER);
/** Rows that a save writes. */
let written = 1;
let uploads: [url: string, init: RequestInit][] = [];

beforeEach(() => {
  answer = () => Response.json(ANSWER);
  uploads = [];
  written = 1;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/uploads/')) return Response.json(defaultRuntimeConfig);
    uploads.push([url, init]);
    return answer();
  });
});

const open = async (rows: object[] = [], options?: RenderAppOptions) =>
  openAdminPage(
    <SiteSettingsPage />,
    { BrandSettingsForm: () => ({ data: { rows } }), SaveBrandSettings: () => saved(written) },
    { path: '/?part=brand', wrap: withSession(await makeSessionStore('admin')), ...options },
  );

const logo = (name: string) => screen.findByRole('group', { name });
const file = (name = 'logo.svg', bytes = 100) => new File([new Uint8Array(bytes)], name);

async function choose(group: HTMLElement, chosen: File, user: Awaited<ReturnType<typeof open>>['user']) {
  const input = group.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await user.upload(input, chosen);
}

describe('the brand among the settings', () => {
  it('uploads a file, shows it, and saves it as the logo', async () => {
    const { user, asked } = await open();
    const wide = await logo('Wide logo');

    await choose(wide, file(), user);
    await within(wide).findByRole('img', { name: 'Wide logo' });
    await user.click(screen.getByRole('button', { name: 'Save brand' }));

    expect(await screen.findByText('Brand updated successfully!')).toBeTruthy();
    expect(uploads.map(([url]) => url)).toEqual(['/uploads/pictures?kind=wide&name=logo.svg']);
    expect(asked('SaveBrandSettings')[0]?.variables['objects']).toEqual([
      { key: 'logo_wide', value: NEW, value_ar: null },
    ]);
  });

  it('says why a file was refused, and leaves what was chosen before', async () => {
    answer = () =>
      Response.json(
        { message: 'x', extensions: { code: 'picture-has-script', found: '<script>' } },
        { status: 400 },
      );
    const { user } = await open([makeSetting('site_settings', 'logo_square', OLD, { value_ar: null })]);
    const square = await logo('Square logo');

    await choose(square, file(), user);

    const alert = await within(square).findByRole('alert');
    expect(alert.textContent).toBe(
      'A logo must be a picture and nothing else; this SVG has <script>. Please export it without scripts.',
    );
    expect(within(square).getByRole('button', { name: 'Remove' })).toBeTruthy();
  });

  it('refuses a file that is too large before it is sent, in Arabic too', async () => {
    const { user } = await open([], { locale: 'ar' });
    const wide = await logo('الشعار العريض');

    await choose(wide, file('logo.png', 600 * 1024), user);

    expect((await within(wide).findByRole('alert')).textContent).toContain('512\u00a0كيلوبايت');
    expect(uploads).toEqual([]);
  });

  it('takes a colour, offers the nearest that can be read, and saves it in small letters', async () => {
    const { user, asked } = await open();
    const color = await screen.findByRole('textbox', { name: 'Colour' });

    await user.type(color, 'blue');
    await user.tab();
    expect(await screen.findByText(/^A colour has a # and six digits/)).toBeTruthy();
    await user.clear(color);
    await user.type(color, '#FF6600');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Use #c14b00' }));
    expect(await screen.findByRole('group', { name: 'Sample' })).toBeTruthy();
    await user.clear(color);
    await user.type(color, '#1D4ED8');
    await user.click(screen.getByRole('button', { name: 'Save brand' }));

    expect(await screen.findByText('Brand updated successfully!')).toBeTruthy();
    expect(asked('SaveBrandSettings')[0]?.variables['objects']).toEqual([
      { key: 'brand_color', value: '#1d4ed8' },
    ]);
  });

  it('gives the site its own look back by one button, which is off where there is nothing to give back', async () => {
    written = 2;
    const rows = [
      makeSetting('site_settings', 'logo_wide', OLD, { value_ar: NEW }),
      makeSetting('site_settings', 'logo_square', OLD, { value_ar: null }),
    ];
    const { user, asked } = await open(rows);

    await user.click(await screen.findByRole('button', { name: 'Restore the original brand' }));

    await waitFor(() =>
      expect(asked('SaveBrandSettings')[0]?.variables['objects']).toEqual([
        { key: 'logo_wide', value: null, value_ar: null },
        { key: 'logo_square', value: null },
      ]),
    );
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Restore the original brand' }).disabled,
      ).toBe(true),
    );
  });
});

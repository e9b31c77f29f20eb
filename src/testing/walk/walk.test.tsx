import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, pageOf, removed } from '../fake-api.ts';
import { fillField, renderAdminPage } from '../render-admin.tsx';
import { PartnersAdminPage } from './partners-section.tsx';

/** Text of docs/build/how-to-add-a-section.md. The files that it describes are in this folder, and this test uses them. */
const walk = readFileSync('docs/build/how-to-add-a-section.md', 'utf8');
const fileOf = (path: string) => readFileSync(`src/testing/walk/${path}`, 'utf8');
const linesOf = (path: string) => fileOf(path).trim().split('\n').length;

const STEPS = ['partner-fields.ts', 'partners-section.tsx'];

const row = {
  __typename: 'footer_links' as const,
  id: 'p1',
  label: 'Acme',
  label_ar: null,
  url: 'https://acme.test',
  updated_at: '2026-11-21T10:00:00+00:00',
};

describe('docs/build/how-to-add-a-section.md', () => {
  it('shows each file of its section as it is, in order', () => {
    const blocks = [...walk.matchAll(/^`src\/features\/partners\/(.+)`:\n\n```tsx?\n([\s\S]+?)```$/gm)];

    expect(blocks.map(([, path]) => path)).toEqual(STEPS);
    for (const [, path, code] of blocks) expect(code, path).toBe(fileOf(path ?? ''));
  });

  it('keeps its word: two files of under 100 lines together, besides texts', () => {
    expect(STEPS.map(linesOf).reduce((sum, lines) => sum + lines)).toBeLessThan(100);
  });

  it('leads to a section that lists, adds and deletes', async () => {
    const { link, asked } = fakeApi({
      PartnersList: () => pageOf([row]),
      CreatePartner: () => ({ data: { saved: { __typename: 'footer_links', id: 'p2' } } }),
      DeletePartners: () => removed(1),
    });
    const { user } = await renderAdminPage(<PartnersAdminPage />, { link });
    await screen.findByRole('row', { name: /Acme/ });

    await user.click(screen.getByRole('button', { name: 'Add New Link' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Add New Link' }));
    expect(await dialog.findByText('Label is required.')).toBeTruthy();
    await fillField(user, dialog.getByRole('textbox', { name: 'Label' }), ' Beta ');
    await fillField(user, dialog.getByRole('textbox', { name: 'URL' }), 'https://beta.test');
    await user.click(dialog.getByRole('button', { name: 'Add New Link' }));
    expect(await screen.findByText('Link added successfully!')).toBeTruthy();
    expect(asked('CreatePartner')[0]?.variables).toEqual({
      object: { id: expect.any(String), label: 'Beta', label_ar: null, url: 'https://beta.test' },
    });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Link deleted successfully!')).toBeTruthy();
    expect(asked('DeletePartners')[0]?.variables).toEqual({ where: { id: { _in: ['p1'] } } });
  });
});

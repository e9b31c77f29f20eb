import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminPiece as row, makeKind } from '#src/testing/make-pieces.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { SiteContentPage } from './site-content-page.tsx';

const open = (answers: Answers, options = {}) => openAdminPage(<SiteContentPage />, answers, options);

describe('the specifications under Site Content', () => {
  const kinds = () =>
    pageOf([makeKind({ id: 'k1', original: null, sort_order: 1, is_shown: true, updated_at: '' })]);

  it('are added to a kind of hosting, a line each, with a preview', async () => {
    const { user, asked } = await open(
      {
        PiecesList: () => pageOf([]),
        HostingKindsList: kinds,
        CreatePiece: () => ({ data: { saved: { __typename: 'site_pieces', id: 'p9' } } }),
      },
      { path: '/?part=specifications&record=new' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add specifications' }));
    await user.click(await dialog.findByRole('button', { name: 'Add specifications' }));
    expect(await dialog.findByText('Kind of hosting is required.')).toBeTruthy();
    expect(await dialog.findByText('Specifications are required.')).toBeTruthy();

    await user.click(dialog.getByRole('combobox', { name: 'Kind of hosting' }));
    await user.click(await screen.findByRole('option', { name: 'WordPress hosting' }));
    await fillField(user, dialog.getByRole('textbox', { name: 'Name of the group' }), 'Versions');
    await fillField(user, dialog.getByRole('textbox', { name: 'Specifications' }), 'WordPress 6\nPHP 8.3');
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getAllByRole('listitem')).toHaveLength(4));
    await user.click(dialog.getByRole('button', { name: 'Add specifications' }));

    expect(await screen.findByText('Group of specifications added successfully!')).toBeTruthy();
    expect(asked('CreatePiece')[0]?.variables['object']).toMatchObject({
      ...{ part: 'specification', kind_id: 'k1', title: 'Versions', text: 'WordPress 6\nPHP 8.3' },
    });
  });

  it('are listed by their kinds, in Arabic too', async () => {
    const kind = { __typename: 'hosting_kinds', id: 'k1', name: 'VPS hosting', name_ar: 'الخوادم الافتراضية' };
    const { asked } = await open(
      { PiecesList: () => pageOf([row({ part: 'specification', kind_id: 'k1', kind, title_ar: 'اللغات' })]) },
      { path: '/?part=specifications', locale: 'ar' },
    );

    expect(await screen.findByText('الخوادم الافتراضية')).toBeTruthy();
    expect(asked('PiecesList')[0]?.variables['order_by']).toEqual([
      ...[{ kind: { sort_order: 'asc' } }, { sort_order: 'asc' }, { id: 'asc' }],
    ]);
  });
});

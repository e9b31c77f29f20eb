import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminPiece as row } from '#src/testing/make-pieces.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import { SiteContentPage } from './site-content-page.tsx';

const [setupTime] = ORIGINALS;
const changed = row({ ...setupTime, title: 'When can I begin?' });

const put = () => ({
  data: {
    saved: { __typename: 'answer', affected_rows: 1 },
    removed: { __typename: 'answer', affected_rows: 0 },
  },
});
const open = (answers: Answers, options = {}) => openAdminPage(<SiteContentPage />, answers, options);

describe('the questions under Site Content', () => {
  it('are listed with their answers and whether visitors see them, in the order of the page', async () => {
    const { asked } = await open({
      PiecesList: () => pageOf([row(), row({ id: 'p2', title: 'Old?', is_shown: false })]),
    });

    const hidden = within(await screen.findByRole('row', { name: /Old\?/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Site Content' })).toBeTruthy();
    expect(hidden.getByText('Hidden')).toBeTruthy();
    expect(hidden.getByText('Not yet.')).toBeTruthy();
    expect(asked('PiecesList')[0]?.variables).toMatchObject({
      where: { part: { _eq: 'faq' } },
      order_by: [{ sort_order: 'asc' }, { id: 'asc' }],
    });
    expect(asked('PiecesList').map(({ variables }) => JSON.stringify(variables['where']))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\{"_and":\[\{"part":\{"_eq":"faq"\}\},\{"_or":/)]),
    );
  });

  it('are added to their part after question and answer were typed, with a preview in both languages', async () => {
    const { user, asked } = await open({
      PiecesList: () => pageOf([]),
      CreatePiece: () => ({ data: { saved: { __typename: 'site_pieces', id: 'p9' } } }),
    });
    await user.click(screen.getAllByRole('button', { name: 'Add question' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add question' }));
    await user.click(await dialog.findByRole('button', { name: 'Add question' }));
    expect(await dialog.findByText('Question is required.')).toBeTruthy();
    expect(await dialog.findByText('Answer is required.')).toBeTruthy();

    await fillField(user, dialog.getByRole('textbox', { name: 'Question' }), 'Gift cards?');
    await fillField(user, dialog.getByRole('textbox', { name: 'Answer' }), 'Soon, at {uptime}.');
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getAllByText(/^Soon, at 99\.99/)).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Add question' }));

    expect(await screen.findByText('Question added successfully!')).toBeTruthy();
    expect(asked('CreatePiece')[0]?.variables['object']).toEqual({
      id: expect.any(String) as string,
      ...{ part: 'faq', original: null, sort_order: 0, is_shown: true },
      ...{ title: 'Gift cards?', title_ar: null, text: 'Soon, at {uptime}.', text_ar: null },
    });
  });

  it('send only what was changed of one that is edited', async () => {
    const { user, asked } = await open(
      { PiecesList: () => pageOf([row()]), UpdatePieces: () => saved(1) },
      { path: '/?record=piece-1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }));

    await user.click(await dialog.findByRole('switch', { name: 'Shown on the site' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(asked('UpdatePieces')[0]?.variables['set']).toEqual({ is_shown: false });
  });
});

describe('the original texts', () => {
  it('are brought back for one question that differs, and Undo brings the other words back', async () => {
    const { user, asked } = await open({
      PiecesList: () => pageOf([changed, row({ id: 'own' })]),
      PutPieces: put,
    });
    const first = within(await screen.findByRole('row', { name: /When can I begin/ }));
    expect(screen.getAllByRole('button', { name: 'Restore original text' })).toHaveLength(1);

    await user.click(first.getByRole('button', { name: 'Restore original text' }));
    expect(await screen.findByText('1 piece is as it was at first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Your texts are back.')).toBeTruthy();
    const titles = asked('PutPieces').map(({ variables }) =>
      (variables['objects'] as { title: string }[]).map(({ title }) => title),
    );
    expect(titles).toEqual([[setupTime?.title], ['When can I begin?']]);
  });

  it('are brought back for all questions by one button, also those that were deleted (in Arabic)', async () => {
    const { user, asked } = await open(
      { PiecesList: () => pageOf([changed]), PutPieces: put },
      { locale: 'ar' },
    );
    await screen.findByRole('row', { name: /متى يصبح/ });

    await user.click(screen.getByRole('button', { name: 'استعادة النصوص الأصلية' }));

    expect(await screen.findByText('عادت 6 نصوص إلى أصلها')).toBeTruthy();
    expect(asked('PutPieces')[0]?.variables['removed']).toEqual([]);
    expect(asked('PutPieces')[0]?.variables['objects']).toHaveLength(6);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminPiece as row } from '#src/testing/make-pieces.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import { SiteContentPage } from './site-content-page.tsx';

const [setupTime] = ORIGINALS;
const changed = row({ ...setupTime, title: 'When can I begin?' });

type Written = { updates: { _set: object }[]; objects: { id: string }[]; gone: { _or: object[] } };

/** Answers to the writing of pieces; of those that are changed, all but the `left` first ones are as they were read. */
const restored =
  (left = 0) =>
  ({ variables }: { variables: object }) => {
    const { updates, objects } = variables as Written;
    const changed = updates.map((_, place) => ({
      __typename: 'answer',
      affected_rows: place < left ? 0 : 1,
    }));
    const returning = objects.map(({ id }) => ({ __typename: 'site_pieces', id }));
    return {
      data: {
        changed,
        made: { __typename: 'answer', affected_rows: returning.length, returning },
        removed: { __typename: 'answer', affected_rows: 0, returning: [] },
      },
    };
  };
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
      where: { part: { _in: ['faq'] } },
      order_by: [{ part: 'asc' }, { sort_order: 'asc' }, { id: 'asc' }],
    });
    expect(asked('PiecesList').map(({ variables }) => JSON.stringify(variables['where']))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\{"_and":\[\{"part":\{"_in":\["faq"\]\}\},\{"_or":/)]),
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
    // In Arabic, marks of direction are around the sign of percent.
    await waitFor(() => expect(preview.getAllByText(/^Soon, at 99\.99\u200e?%\u200e?\.$/)).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Add question' }));

    expect(await screen.findByText('Question added successfully!')).toBeTruthy();
    expect(asked('CreatePiece')[0]?.variables['object']).toEqual({
      id: expect.any(String) as string,
      ...{ part: 'faq', original: null, kind_id: null, is_shown: true },
      ...{ title: 'Gift cards?', title_ar: null, text: 'Soon, at {uptime}.', text_ar: null },
      ...{ picture: null, value: null, value_ar: null },
      ...{ source: null, source_ar: null, source_date: null },
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

describe('the number of a question', () => {
  it('that is emptied stays as it is stored', async () => {
    const { user, asked } = await open(
      { PiecesList: () => pageOf([row({ sort_order: 3 })]), UpdatePieces: () => saved(1) },
      { path: '/?record=piece-1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }));
    await user.clear(await dialog.findByRole('spinbutton', { name: 'Sort order' }));
    await user.click(dialog.getByRole('switch', { name: 'Shown on the site' }));

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(asked('UpdatePieces')[0]?.variables['set']).toEqual({ is_shown: false });
  });
});

describe('the other parts of Site Content', () => {
  it.each([
    ['features', 'Add feature', ['deploy', 'firewall', 'none'], 9],
    ['partners', 'Add partner', ['plesk', 'letsencrypt', 'none'], 7],
    ['reasons', 'Add reason', ['servers', 'globe', 'none'], 5],
  ] as const)('offer the pictures of %s, and none', async (part, add, values, count) => {
    const { user } = await open({ PiecesList: () => pageOf([]) }, { path: `/?part=${part}&record=new` });
    const dialog = within(await screen.findByRole('dialog', { name: add }));

    await user.click(await dialog.findByRole('combobox', { name: 'Picture' }));

    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(count);
    expect(options.map((option) => option.dataset['value'])).toEqual(expect.arrayContaining([...values]));
  });

  it("refuse a guaranteed uptime that is no percentage, and can't be deleted", async () => {
    const [uptime] = ORIGINALS.filter(({ part }) => part === 'uptime');
    const { user, asked } = await open(
      { PiecesList: () => pageOf([row({ ...uptime })]), UpdatePieces: () => saved(1) },
      { path: `/?part=headings&record=${uptime?.id}` },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit heading' }));
    const value = await dialog.findByRole('textbox', { name: 'Guaranteed uptime in percent' });
    await fillField(user, value, '0.9999');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter a percentage from 50 to 100, such as 99.99.')).toBeTruthy();

    await fillField(user, value, '99.95');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Heading updated successfully!')).toBeTruthy();
    expect(asked('UpdatePieces')[0]?.variables['set']).toEqual({ value: '99.95' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('give the guaranteed uptime a source and a day', async () => {
    const [uptime] = ORIGINALS.filter(({ part }) => part === 'uptime');
    const { user, asked } = await open(
      { PiecesList: () => pageOf([row({ ...uptime })]), UpdatePieces: () => saved(1) },
      { path: `/?part=headings&record=${uptime?.id}` },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit heading' }));
    await fillField(user, await dialog.findByRole('textbox', { name: 'Source' }), 'Audit of 2026');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Heading updated successfully!')).toBeTruthy();
    expect(asked('UpdatePieces')[0]?.variables['set']).toEqual({ source: 'Audit of 2026' });
    expect(dialog.getAllByText('Audit of 2026').length).toBeGreaterThan(1);
  });

  it('show a claim with its source in the preview (in Arabic)', async () => {
    const figure = row({ part: 'about-figure', value: '80K+', title: 'clients', source: 'Audit' });
    await open(
      { PiecesList: () => pageOf([figure]) },
      { path: '/?part=figures&record=piece-1', locale: 'ar' },
    );

    const preview = within(await screen.findByRole('region', { name: 'معاينة' }));

    await waitFor(() => expect(preview.getAllByText('80K+')).toHaveLength(2));
    expect(preview.getAllByText('Audit')).toHaveLength(2);
  });
});

describe('the original texts', () => {
  it('are brought back for one question that differs, and Undo brings the other words back', async () => {
    const { user, asked } = await open({
      PiecesList: () => pageOf([changed, row({ id: 'own' })]),
      RestorePieces: restored(),
    });
    const first = within(await screen.findByRole('row', { name: /When can I begin/ }));
    expect(screen.getAllByRole('button', { name: 'Restore original text' })).toHaveLength(1);

    await user.click(first.getByRole('button', { name: 'Restore original text' }));
    expect(await screen.findByText('1 piece is as it was at first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Your texts are back.')).toBeTruthy();
    const sets = asked('RestorePieces').map(({ variables }) => (variables as Written).updates);
    expect(sets.map((updates) => updates.map(({ _set }) => _set))).toEqual([
      [{ title: setupTime?.title }],
      [{ title: 'When can I begin?' }],
    ]);
  });

  it('are brought back for all questions by one button, also those that were deleted (in Arabic)', async () => {
    const { user, asked } = await open(
      { PiecesList: () => pageOf([changed]), RestorePieces: restored() },
      { locale: 'ar' },
    );
    await screen.findByRole('row', { name: /متى يصبح/ });

    await user.click(screen.getByRole('button', { name: 'استعادة النصوص الأصلية' }));

    expect(await screen.findByText('عادت 6 نصوص إلى أصلها')).toBeTruthy();
    const { updates, objects } = asked('RestorePieces')[0]!.variables as Written;
    expect([updates, objects].map(({ length }) => length)).toEqual([1, 5]);
  });

  it('leave what somebody else has changed meanwhile, and the toast names it', async () => {
    const other = row({ ...ORIGINALS[1], text: 'Our own.' });
    const { user } = await open({
      PiecesList: () => pageOf([changed, other, ...ORIGINALS.slice(2, 6).map((piece) => row({ ...piece }))]),
      RestorePieces: restored(1),
    });
    await screen.findByRole('row', { name: /When can I begin/ });

    await user.click(screen.getByRole('button', { name: 'Restore original texts' }));

    expect(await screen.findByText('1 piece is as it was at first')).toBeTruthy();
    expect(
      screen.getByText(
        '1 piece was left as it is, because somebody else has changed it meanwhile: \u2068When can I begin?\u2069',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('offer no Undo where all that differed was changed meanwhile (in Arabic)', async () => {
    const { user } = await open(
      { PiecesList: () => pageOf([changed]), RestorePieces: restored(1) },
      { locale: 'ar' },
    );
    const first = within(await screen.findByRole('row', { name: /متى يصبح/ }));

    await user.click(first.getByRole('button', { name: 'استعادة النص الأصلي' }));

    expect(
      await screen.findByText(
        'بقي نص واحد على حاله، لأن شخصًا آخر غيّره في هذه الأثناء: \u2068متى يصبح خادمي جاهزًا؟\u2069',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'تراجع' })).toBeNull();
  });
});

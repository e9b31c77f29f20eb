import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft } from '#src/kit/admin/guard/draft.ts';
import { fakeApi, pageOf, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { NoticesAdminPage } from './notices-section.tsx';

const isOne = (variables: Record<string, unknown>) => 'id' in (variables['where'] as object);

beforeEach(() => {
  window.localStorage.clear();
  dropDraft();
});

describe('two people’s changes of one field', () => {
  it('shows both by the words of the form, where it is a choice', async () => {
    const theirs = row({ severity: 'warning' });
    const { link } = fakeApi({
      NoticesList: ({ variables }) => pageOf(isOne(variables) ? [theirs] : [row()]),
      UpdateNotices: () => saved(0),
    });
    const { user } = await renderAdminPage(<NoticesAdminPage />, { link });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('combobox', { name: 'Severity' }));
    await user.click(await screen.findByRole('option', { name: 'Critical' }));
    await user.click(screen.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByRole('radio', { name: /Critical/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Warning/ })).toBeTruthy();
  });
});

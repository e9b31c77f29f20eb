import { screen, waitFor, within } from '@testing-library/react';
import { throwError } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const taken = refused(
  'Uniqueness violation. duplicate key value violates unique constraint "store_notices_pkey"',
  {
    code: 'constraint-violation',
  },
);

/** Saves a new notice twice: the first answer is lost, and the second says that the id is taken. */
async function saveTwice(stored: object[]) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [throwError(() => new Error('connection lost')), taken];
  const { user, asked } = await openNotices(
    {
      NoticesList: ({ variables }) => pageOf('content' in (variables['where'] as object) ? stored : []),
      CreateNotice: () => answers.shift() ?? taken,
    },
    { path: '/?record=new' },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await fillField(user, await dialog.findByRole('textbox', { name: 'Content' }), 'Tonight');
  await user.click(dialog.getByRole('button', { name: 'Save notice' }));
  await waitFor(() => expect(asked('CreateNotice')).toHaveLength(1));
  await user.click(await dialog.findByRole('button', { name: 'Save notice' }));

  return asked;
}

describe('a new notice whose answer from the server was lost', () => {
  it('counts as created when it is saved again, under the same id', async () => {
    const asked = await saveTwice([row({ content: 'Tonight' })]);

    expect(await screen.findByText('Notice created successfully')).toBeTruthy();
    const [first, second] = asked('CreateNotice').map(
      ({ variables }) => variables['object'] as { id: string },
    );
    expect(first?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second?.id).toBe(first?.id);
  });

  it('is reported as saved already in a different version where the stored notice differs', async () => {
    await saveTwice([]);

    expect(await screen.findByText(/This record is saved already, but not as it stands here/)).toBeTruthy();
  });
});

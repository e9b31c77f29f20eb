import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#src/testing/fake-api.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { HoldBanner } from './hold-banner.tsx';

const HELD = [{ __typename: 'holds', id: 'h1', snapshot_at: '2026-11-20T10:30:00Z' }];

async function open(holds: object[] = HELD, options: RenderAppOptions = {}) {
  const api = fakeApi({
    OpenHold: () => ({ data: { holds } }),
    ResumeProduct: () => ({ data: { resume_product: { __typename: 'resumed_product', was_held: true } } }),
    SuppressEmails: ({ variables }) => {
      const { length } = variables['emails'] as string[];
      const refused = length < 1_000 ? ['@'] : [];
      return { data: { suppress_emails: { __typename: 'suppressed_emails', suppressed: length, refused } } };
    },
  });
  return { ...api, ...(await renderAdminPage(<HoldBanner />, { link: api.link, ...options })) };
}

describe('HoldBanner, shown after a restore from a backup', () => {
  it('is absent while no restore has stopped the product', async () => {
    const { asked } = await open([]);

    await waitFor(() => expect(asked('OpenHold').length).toBe(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    ['en', 'Restored from a backup', /Nov 20, 2026/],
    ['ar', 'استُعيد من نسخة احتياطية', /20 نوفمبر 2026/],
  ] as const)('shows the time of the restored backup (%s)', async (locale, name, time) => {
    await open(HELD, { locale });

    const banner = await screen.findByRole('region', { name });
    expect(banner.textContent).toMatch(time);
    expect(within(banner).getAllByRole('button').length).toBe(2);
  });

  it('resumes the product after a confirmation', async () => {
    const { user, asked } = await open();

    await user.click(await screen.findByRole('button', { name: 'Resume the product' }));
    const question = await screen.findByRole('alertdialog');
    expect(asked('ResumeProduct')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Resume the product' }));

    await waitFor(() => expect(asked('ResumeProduct').length).toBe(1));
  });

  it('suppresses pasted emails in requests of at most 1,000, and counts entries that are not emails', async () => {
    const { user, asked } = await open();

    await user.click(await screen.findByRole('button', { name: 'Enter who left since' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Their mails bounced' }));
    await user.click(dialog.getByRole('textbox', { name: 'Emails' }));
    await user.paste(Array.from({ length: 1_001 }, (_, at) => `a${at}@example.test`).join('\n'));
    await user.click(dialog.getByRole('button', { name: 'Suppress 1,001 emails' }));

    expect(await dialog.findByText('1,001 emails get no more mail.')).toBeTruthy();
    expect(dialog.getByText('1 entry is no email and was left out.')).toBeTruthy();
    const sent = asked('SuppressEmails').map(({ variables }) => [
      (variables['emails'] as string[]).length,
      variables['state'],
    ]);
    expect(sent).toEqual([
      [1_000, 'bounced'],
      [1, 'bounced'],
    ]);
  });
});

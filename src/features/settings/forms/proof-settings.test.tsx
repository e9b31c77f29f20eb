import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/config/locale.ts';
import { SettingsPanel } from '#src/kit/admin/settings/settings-page.tsx';
import { saved } from '#src/testing/fake-api.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { siteSettingsSection } from '../admin/settings-section.ts';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const answers = { SiteSettingsForm: () => ({ data: { rows: [] } }), SaveSiteSettings: () => saved(5) };
const open = (locale: Locale = 'en') =>
  openAdminPage(<SettingsPanel section={siteSettingsSection} />, answers, { locale });

describe('the settings for ratings, status page and payment methods', () => {
  it('save a rating with its count and date, a status page and the chosen payment methods', async () => {
    const { user, asked } = await open();

    await fillField(user, await field('Status page'), 'https://status.example');
    await fillField(user, await field('Trustpilot rating (of 5)'), '٤٫٦');
    await fillField(user, await field('Trustpilot reviews'), '1234');
    const day = await screen.findByRole('group', { name: 'Trustpilot rating read on' });
    act(() => within(day).getAllByRole('spinbutton')[0]!.focus());
    await user.keyboard('10012026');
    await user.click(await field('mada'));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));

    expect(await screen.findByText('Settings updated successfully!')).toBeTruthy();
    const objects = asked('SaveSiteSettings')[0]?.variables['objects'] as { key: string; value: string }[];
    expect(Object.fromEntries(objects.map(({ key, value }) => [key, value]))).toEqual({
      status_url: 'https://status.example',
      payment_mada: 'shown',
      rating_trustpilot: '4.6',
      rating_trustpilot_count: '1234',
      rating_trustpilot_date: '2026-10-01',
    });
  });

  it('refuse a rating without its number of reviews and its date', async () => {
    const { user, asked } = await open();

    await fillField(user, await field('G2 rating (of 5)'), '4.6');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));

    expect(await screen.findAllByText('Value, number of reviews and date belong together.')).toHaveLength(2);
    expect(asked('SaveSiteSettings')).toEqual([]);
  });

  it('say in Arabic that a rating must be a number from 0 to 5', async () => {
    const { user } = await open('ar');

    await fillField(user, await field('التقييم في Google (من 5)'), '6');
    await user.click(screen.getByRole('button', { name: 'حفظ الإعدادات' }));

    expect(await screen.findByText('يُرجى إدخال رقم من 0 إلى 5، مثل 4.6.')).toBeTruthy();
  });
});

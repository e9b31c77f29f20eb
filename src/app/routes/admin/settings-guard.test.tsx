import type { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRuntimeConfig } from '#src/config/runtime-config.ts';
import { dropDraft } from '#src/kit/admin/guard/draft.ts';
import { fakeApi, saved } from '#src/testing/fake-api.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { SiteSettingsPage } from './settings-page.tsx';

const setting = (key: string, value: string) => ({
  __typename: 'site_settings',
  key,
  value,
  value_ar: null,
  updated_at: '2026-11-21T10:00:00+00:00',
});
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  dropDraft();
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json(defaultRuntimeConfig)),
  );
});

describe('a form that stays open', () => {
  it('keeps the focus and what is typed after a save, and guards it again', async () => {
    let value = 'old@site.test';
    const answer = new Subject<ReturnType<typeof saved>>();
    const api = fakeApi({
      SiteSettingsForm: () => ({ data: { rows: [setting('support_email', value)] } }),
      SaveSiteSettings: () => {
        value = 'new@site.test';
        return answer;
      },
    });
    const { user } = await renderAdminPage(<SiteSettingsPage />, { link: api.link });
    const email = await field('Support email');
    const brand = await field('Brand');
    await fillField(user, email, value.replace('old', 'new'));
    const before = api.asked('SiteSettingsForm').length;

    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(api.asked('SaveSiteSettings')).toHaveLength(1));
    await fillField(user, brand, 'Half a');
    answer.next(saved(1));
    answer.complete();
    await screen.findByText('Settings updated successfully!');
    await waitFor(() => expect(api.asked('SiteSettingsForm').length).toBeGreaterThan(before + 1));
    await user.paste(' name');

    expect(document.activeElement).toBe(brand);
    expect(await field('Brand')).toBe(brand);
    expect(brand.value).toBe('Half a name');
    expect(email.value).toBe('new@site.test');
    await user.click(screen.getByRole('link', { name: 'Company information' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('asks nothing after a save, and shows what others change, where the focus stays', async () => {
    let value = 'old@site.test';
    const changes = new Subject<ApolloLink.Result>();
    const api = fakeApi({
      SiteSettingsForm: () => ({ data: { rows: [setting('support_email', value)] } }),
      SaveSiteSettings: () => saved(1),
      SiteSettingsChanged: () => changes,
      LegalTextForm: () => ({ data: { rows: [] } }),
    });
    const { user } = await renderAdminPage(<SiteSettingsPage />, { link: api.link });
    const email = await field('Support email');
    value = 'new@site.test';
    await fillField(user, email, value);
    await user.keyboard('{Enter}');
    await screen.findByText('Settings updated successfully!');

    value = 'other@site.test';
    changes.next({ data: { changed: { __typename: 'agg', aggregate: null } } });

    await waitFor(() => expect(email.value).toBe('other@site.test'));
    expect(document.activeElement).toBe(email);
    await user.click(screen.getByRole('link', { name: 'Company information' }));
    expect(await field('Text')).toBeTruthy();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';

const created = () => ({ data: { saved: { __typename: 'store_notices', id: 'n9' } } });
const valueOf = (dialog: ReturnType<typeof within>, name: string) =>
  (dialog.getByRole('textbox', { name }) as HTMLInputElement).value;

describe('the page of a notice', () => {
  it('gets its address from its title, and the notice then links to it', async () => {
    const { user, asked } = await openNotices({ NoticesList: () => pageOf([]), CreateNotice: created });
    await user.click(screen.getByRole('button', { name: 'Add New Notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Notice' }));
    const fill = (name: string, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
    await dialog.findByRole('textbox', { name: 'Content' });
    fill('Content', 'Riyadh is online.');
    await user.click(await dialog.findByRole('button', { name: /^Page \(optional\)/ }));
    fill('Title of the page', 'New servers in Riyadh');
    await dialog.findByDisplayValue('new-servers-in-riyadh');
    await dialog.findByDisplayValue('/news/new-servers-in-riyadh');

    await user.click(dialog.getByRole('button', { name: 'Save notice' }));
    expect(await dialog.findByText('A page needs a text in English.')).toBeTruthy();
    fill('Text of the page', '# Where\n\nIn Riyadh.');
    await user.click(dialog.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText('Notice created successfully')).toBeTruthy();
    expect(asked('CreateNotice')[0]?.variables['object']).toMatchObject({
      page_slug: 'new-servers-in-riyadh',
      page_title: 'New servers in Riyadh',
      page_title_ar: null,
      page_body: '# Where\n\nIn Riyadh.',
      page_from: null,
      link_url: '/news/new-servers-in-riyadh',
    });
  });

  it('keeps its saved address and a link elsewhere when its title changes', async () => {
    const page = { page_slug: 'riyadh', page_title: 'Riyadh', page_body: 'Text', link_url: '/hosting/cloud' };
    const { user, asked } = await openNotices({
      NoticesList: () => pageOf([row(page)]),
      UpdateNotices: () => saved(1),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notice' }));
    fireEvent.change(await dialog.findByRole('textbox', { name: 'Title of the page' }), {
      target: { value: 'Riyadh and Jeddah' },
    });

    expect(valueOf(dialog, 'Address of the page')).toBe('riyadh');
    await user.click(dialog.getByRole('button', { name: 'Save notice' }));
    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(asked('UpdateNotices')[0]?.variables['set']).toEqual({ page_title: 'Riyadh and Jeddah' });
  });

  it('is refused with an address that no page can have, in Arabic too', async () => {
    const { user } = await openNotices({ NoticesList: () => pageOf([row()]) }, { locale: 'ar' });
    await user.click(await screen.findByRole('button', { name: 'تعديل' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'تعديل الإشعار' }));
    await user.click(await dialog.findByRole('button', { name: /^صفحة الإشعار/ }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'عنوان URL للصفحة' }), {
      target: { value: 'Two Words' },
    });
    await user.click(dialog.getByRole('button', { name: 'حفظ الإشعار' }));

    expect(await dialog.findByText('استخدم أحرفًا لاتينية صغيرة وأرقامًا، تفصل بينها شرطة واحدة.')).toBeTruthy();
    expect(dialog.getByText('تحتاج الصفحة إلى عنوان بالإنجليزية.')).toBeTruthy();
  });

  it('is shown in the preview as readers will see it, HTML as plain text', async () => {
    const page = {
      ...{ page_slug: 'riyadh', page_title: 'Riyadh', page_title_ar: 'الرياض' },
      page_body: '## Where\n\n<img src=x onerror=alert(1)>',
    };
    const { user } = await openNotices({ NoticesList: () => pageOf([row(page)]) });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Notice' });

    const preview = within(await screen.findByRole('group', { name: 'Riyadh' }));
    expect(preview.getByRole('heading', { name: 'Where' })).toBeTruthy();
    expect(preview.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'الرياض' })).toBeTruthy();
  });
});

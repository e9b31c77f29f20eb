import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/testing/fake-api.ts';
import { makeTestimonial } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { TestimonialsAdminPage } from './testimonials-section.tsx';

const row = makeTestimonial({ id: 't1', sort_order: 1, updated_at: '2026-11-21T10:00:00+00:00' });

const answers = {
  TestimonialsList: () => pageOf([row]),
  CreateTestimonial: () => ({ data: { saved: { __typename: 'testimonials', id: 't2' } } }),
};
const open = (options: RenderAppOptions) => openAdminPage(<TestimonialsAdminPage />, answers, options);

describe('the list of testimonials', () => {
  it.each([
    ['en', 'Salma Haddad', 'Our shop has been fast since we moved.'],
    ['ar', 'سلمى حداد', 'متجرنا أسرع منذ انتقلنا.'],
  ] as const)(
    'shows the name and the quote of each customer in the chosen language (%s)',
    async (locale, name, quote) => {
      await open({ locale });

      const listed = within(await screen.findByRole('row', { name: new RegExp(name) }));
      expect(listed.getByText(quote)).toBeTruthy();
    },
  );
});

describe('the form of a testimonial', () => {
  it('requires size and description of a picture, and stores only the path of an address of this site', async () => {
    const { user, asked } = await open({ path: '/?record=new' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add testimonial' }));
    const fill = async (name: string, text: string) =>
      fillField(
        user,
        await dialog.findByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' }),
        text,
      );
    const save = async () => user.click(await dialog.findByRole('button', { name: 'Add testimonial' }));

    await fill('Quote(?! \\()', 'Fast.');
    await fill('Name(?! \\()', 'Salma');
    await fill('Picture', `${window.location.origin}/pictures/salma.jpg`);
    await save();
    expect(await dialog.findAllByText("Needed with a picture, so that the page doesn't move.")).toHaveLength(
      2,
    );
    expect(dialog.getByText("Needed with a picture, for people who don't see it.")).toBeTruthy();
    await fill('Width', '٩٦');
    await fill('Height', '96');
    await fill('What the picture shows(?! \\()', 'Salma');
    await save();

    await waitFor(() => expect(asked('CreateTestimonial')).toHaveLength(1));
    expect(asked('CreateTestimonial')[0]?.variables['object']).toMatchObject({
      quote: 'Fast.',
      name: 'Salma',
      company: null,
      picture: '/pictures/salma.jpg',
      picture_width: 96,
      picture_height: 96,
      picture_alt: 'Salma',
      picture_alt_ar: null,
    });
  });

  it('refuses a picture whose address is on a different site', async () => {
    const { user } = await open({ path: '/?record=new' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add testimonial' }));

    await fillField(
      user,
      await dialog.findByLabelText(/^Picture/, { selector: 'input' }),
      'https://a.example/b.png',
    );
    await user.click(await dialog.findByRole('button', { name: 'Add testimonial' }));

    const refusal = 'Please enter a path of this site, such as /pictures/salma.jpg.';
    expect(await dialog.findByText(refusal)).toBeTruthy();
  });
});

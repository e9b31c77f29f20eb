import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeTestimonial } from '#src/testing/make-rows.ts';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { Testimonials } from './testimonials.tsx';

const setting = (key: string, value: string) => ({ __typename: 'site_settings', key, value });
const rating = [
  setting('rating_trustpilot', '4.6'),
  setting('rating_trustpilot_count', '1234'),
  setting('rating_trustpilot_date', '2026-10-01'),
];
const answers = (testimonials: object[], site_settings: object[] = []) =>
  answeringLink({ Testimonials: { testimonials }, Ratings: { site_settings } });
const open = (link: RenderAppOptions['link'], options: RenderAppOptions = {}) =>
  renderApp(<Testimonials />, { ...(link && { link }), ...options });

describe('the testimonials', () => {
  it('show words, name, company and a picture that is loaded lazily', async () => {
    await open(answers([makeTestimonial()]));

    const figure = within(await screen.findByRole('figure'));
    expect(screen.getByRole('heading', { level: 3, name: 'What customers say' })).toBeTruthy();
    expect(figure.getByText('Our shop has been fast since we moved.').tagName).toBe('BLOCKQUOTE');
    expect(figure.getByText('Salma Haddad')).toBeTruthy();
    expect(figure.getByText('Salma Bakes')).toBeTruthy();
    const picture = figure.getByRole('img', { name: 'Salma in her bakery' });
    expect(Object.fromEntries([...picture.attributes].map(({ name, value }) => [name, value]))).toMatchObject(
      {
        src: '/pictures/salma.jpg',
        width: '96',
        height: '96',
        loading: 'lazy',
      },
    );
  });

  it('are shown in Arabic where translated, else in English that is marked as English', async () => {
    const link = answers([makeTestimonial({ company_ar: null })]);
    await open(link, { locale: 'ar' });

    expect(await screen.findByText('متجرنا أسرع منذ انتقلنا.')).toMatchObject({ lang: '' });
    expect(screen.getByText('Salma Bakes')).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(screen.getByRole('img', { name: 'سلمى في مخبزها' })).toBeTruthy();
  });

  it('draw nothing for a missing company, and the first letter of the name for a missing picture', async () => {
    await open(answers([makeTestimonial({ company: null, company_ar: null, picture: null })]));

    const caption = (await screen.findByText('Salma Haddad')).closest('figcaption');
    expect(caption?.textContent).toBe('SSalma Haddad');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draw nothing where there are none, or where they cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = await open(answers([]));
    expect(container.textContent).toBe('');

    const failed = await open(answeringLink({ Testimonials: new Error('down') }));
    await waitFor(() => expect(warn).toHaveBeenCalled());

    expect(failed.container.textContent).toBe('');
  });
});

describe('the ratings beside the testimonials', () => {
  it('show value, number of reviews, source and date, and link to the source', async () => {
    const config = { socialLinks: { trustpilot: 'https://trustpilot.example/us' } };
    await open(answers([], rating), { config });

    const link = await screen.findByRole('link');
    expect(link.textContent).toBe('4.6 of 5 · 1,234\u00a0reviews on Trustpilot · October 1, 2026');
    expect(link.getAttribute('href')).toBe('https://trustpilot.example/us');
  });

  it('are shown in Arabic, and without a link where the address of the source is not configured', async () => {
    await open(answers([], rating), { locale: 'ar' });

    expect(await screen.findByText(/من 5 · 1,234 مراجعة على \u2068Trustpilot\u2069 · /)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { headingOf } from '#tests/support/originals-of.ts';

const { visit } = useBrowser();
const admin = useAdminApi();

const RATING = [
  { key: 'rating_g2', value: '4.6' },
  { key: 'rating_g2_count', value: '1234' },
  { key: 'rating_g2_date', value: '2026-10-01' },
];
const SAY = `mutation Say($words: testimonials_insert_input!, $rating: [site_settings_insert_input!]!) {
  insert_testimonials_one(object: $words) { id }
  insert_site_settings(
    objects: $rating
    on_conflict: { constraint: site_settings_pkey, update_columns: [value] }
  ) { affected_rows }
}`;
const UNSAY = `mutation Unsay($rating: [site_settings_insert_input!]!) {
  delete_testimonials(where: { name: { _like: "Test:%" } }) { affected_rows }
  insert_site_settings(
    objects: $rating
    on_conflict: { constraint: site_settings_pkey, update_columns: [value] }
  ) { affected_rows }
}`;

afterEach(() => admin(UNSAY, { rating: RATING.map(({ key }) => ({ key, value: null })) }));
afterAll(() => untilGoneFromLanding('Test:'));

describe('the testimonials of customers', () => {
  it('are below the six logos with the ratings, without scripts, as soon as they are saved', async () => {
    const { page } = await visit({ locale: 'ar', width: 390, scripts: false });
    const part = page.getByRole('region', { name: headingOf('ar', 'partners') });
    const words = {
      name: 'Test: Omar',
      quote: 'Moved in a day.',
      quote_ar: 'انتقلنا في يوم.',
      sort_order: -1,
    };
    // Right after the start of the stack a page may not be drawn yet; without scripts it stays empty.
    const firstWords = async () => {
      await page.goto('/ar');
      return (await part.getByRole('figure').allTextContents())[0];
    };
    await expect.poll(async () => [await firstWords(), await part.count()]).toEqual([undefined, 1]);
    await expect
      .poll(async () => {
        await firstWords();
        return part.getByText('G2').count();
      })
      .toBe(0);

    await admin(SAY, { words, rating: RATING });

    await expect.poll(firstWords).toBe('انتقلنا في يوم.TTest: Omar');
    expect(await part.getByText(/4\.6 من 5/).textContent()).toContain('1,234');
    expect(await part.getByRole('list').first().getByRole('listitem').count()).toBe(6);
  });
});

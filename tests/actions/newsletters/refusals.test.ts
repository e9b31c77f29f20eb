import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startNewsletters, type Newsletters } from './start-newsletters.ts';

let world: Newsletters;

beforeAll(async () => {
  world = await startNewsletters();
});
afterEach(() => world.clear());
afterAll(() => world.stop());

describe('send_newsletter refuses', () => {
  it.each([
    ['a subject of two lines', { subject: 'News\r\nBcc: a@example.test' }],
    ['no content', { html_content: ' ' }],
    ['a subject that is too long', { subject: 'x'.repeat(256) }],
  ])('%s', async (_, changes) => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();

    await expect(world.send(newsletterId, changes)).rejects.toMatchObject({ code: 'newsletter-invalid' });
  });

  it.each([
    ['without an offset', '2027-01-31T09:00:00', /offset/],
    ['of a day alone', '2027-01-31', /offset/],
    ['that does not exist', '2027-02-31T25:00:00Z', /offset/],
    ['in the past', '2020-01-01T00:00:00Z', /in the past/],
    ['more than two years ahead', '2999-01-01T00:00:00Z', /2 years ahead/],
  ])('a time %s', async (_, scheduled_at, message) => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();

    await expect(world.send(newsletterId, { scheduled_at })).rejects.toMatchObject({
      code: 'newsletter-invalid',
      message: expect.stringMatching(message) as string,
      details: { field: 'scheduled_at' },
    });
    expect(await world.rows('select from dispatches')).toEqual([]);
  });

  it('a newsletter that nobody would get', async () => {
    await expect(world.send(await world.addNewsletter())).rejects.toMatchObject({
      code: 'newsletter-no-recipients',
    });
  });

  it('one that was marked as sent by hand', async () => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();
    await world.pool.query(`update newsletters set status = 'sent'`);

    await expect(world.send(newsletterId)).rejects.toMatchObject({ code: 'newsletter-already-sent' });
  });

  it('to send without a sender, and names what is missing', async () => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();
    await world.pool.query(`update site_settings set value = '' where key = 'postal_address'`);

    await expect(world.send(newsletterId)).rejects.toMatchObject({
      code: 'newsletter-settings-missing',
      details: { missing: ['postal_address'] },
    });
    await world.pool.query(`update site_settings set value = 'London' where key = 'postal_address'`);
  });
});

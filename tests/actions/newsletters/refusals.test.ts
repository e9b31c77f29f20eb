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

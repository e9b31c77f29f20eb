import type { Brand } from './brand.ts';
import { renderNewsletter } from './render-newsletter.ts';

/** Brand of the tests of mails. */
export const BRAND: Brand = {
  name: { en: 'Hostfront', ar: 'هوست فرونت' },
  postalAddress: { en: '12 Example Street\nLondon', ar: 'لندن' },
  logoUrl: 'https://hosting.test/mail-logo.png',
  links: {
    home: 'https://hosting.test/',
    support: 'https://portal.test/submitticket.php',
    privacy: 'https://hosting.test/privacy',
    terms: 'https://hosting.test/terms',
  },
};

export const SALMA = {
  first_name: 'Salma',
  last_name: 'Hassan',
  email: 'salma@example.test',
  unsubscribe_url: 'https://hosting.test/unsubscribe/abc',
};

/** Renders a newsletter in the template "Basic" for Salma, as far as nothing else is given. */
export const render = (html: string, changes: object = {}, recipient: object = {}) =>
  renderNewsletter({
    ...{ template: 'Basic', locale: 'en', subject: 'News', html, brand: BRAND, year: 2026, ...changes },
  })({ ...SALMA, ...recipient });

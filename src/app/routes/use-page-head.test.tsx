import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '#src/app/router.tsx';
import { answeringLink } from '#src/testing/answering-link.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';

const link = answeringLink({
  SeoTexts: {
    seo_settings: [
      { __typename: 'seo_settings', key: 'site_title', value: 'The site', value_ar: 'الموقع' },
      { __typename: 'seo_settings', key: 'meta_description', value: 'What it is', value_ar: 'ما هو' },
    ],
  },
});
const config = {
  identity: { url: 'https://site.test', realm: 'hosting', clientId: 'web', googleEnabled: false },
};

const open = (path: string, options: RenderAppOptions = {}) =>
  renderRoutesAs('visitor', createRoutes, { path, link, config, ...options });

const all = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const head = () => ({
  title: document.title,
  description: all('meta[name=description]', 'content'),
  canonical: all('link[rel=canonical]', 'href'),
  robots: all('meta[name=robots]', 'content'),
});
const headIs = (expected: Partial<ReturnType<typeof head>>) =>
  waitFor(() => expect(head()).toMatchObject(expected));

/** Writes a head as the server does. MUI's styles in the head stay, as later test files share them. */
function writeHead(html: string): void {
  document.head.querySelectorAll('title, meta, link[rel=canonical]').forEach((element) => element.remove());
  document.head.insertAdjacentHTML('afterbegin', html);
}

afterEach(() => writeHead(''));

describe('the head of the document in the browser', () => {
  it('keeps what the server wrote, and changes with the language of the landing page', async () => {
    writeHead(
      '<title>The site</title><meta name="description" content="What it is" data-seo><link rel="canonical" href="https://site.test/en" data-seo>',
    );
    const { user } = await open('/en');

    await headIs({
      title: 'The site',
      description: ['What it is'],
      canonical: ['https://site.test/en'],
      robots: [],
    });
    await user.click(screen.getByRole('button', { name: 'العربية' }));

    await headIs({
      title: 'الموقع',
      description: ['ما هو'],
      canonical: ['https://site.test/ar'],
      robots: [],
    });
  });

  it('changes when the visitor opens another page or changes the language there', async () => {
    const { user } = await open('/');
    await headIs({ title: 'The site', canonical: ['https://site.test/'] });

    await user.click(await screen.findByRole('link', { name: /^Cloud hosting/ }));
    await headIs({
      title: 'Cloud hosting – Hostfront',
      canonical: ['https://site.test/hosting/cloud'],
      robots: [],
    });
    const [english] = head().description;
    expect(english).not.toBe('What it is');
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await headIs({
      title: 'الاستضافة السحابية – هوست فرونت',
      canonical: ['https://site.test/hosting/cloud'],
    });
    expect(head().description).not.toEqual([english]);

    await user.click(screen.getAllByRole('link', { name: /هوست فرونت/ })[0]!);
    await headIs({ title: 'الموقع', description: ['ما هو'], canonical: ['https://site.test/'] });
  });

  it('has noindex on a page that does not exist, and not on the next page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await open('/nowhere');

    await headIs({ title: 'Oops! Page not found', description: [], canonical: [], robots: ['noindex'] });
    await user.click(screen.getByRole('link', { name: 'Return to Home' }));
    await headIs({ title: 'The site', canonical: ['https://site.test/'], robots: [] });
  });

  it('has the title of /auth in the language of the page', async () => {
    writeHead('<title>The site</title>');
    const { user } = await open('/auth');
    await headIs({ canonical: ['https://site.test/auth'], description: [] });
    const english = document.title;

    await user.click(await screen.findByRole('button', { name: 'العربية' }));

    await waitFor(() => expect(document.title).toMatch(/ · هوست فرونت$/));
    expect(english).toMatch(/ · Hostfront$/);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  });

  it("has the brand as the landing page's title if none is saved, and no other page's description", async () => {
    const brandName = { en: 'Acme', ar: 'أكمي' };
    const noTexts = answeringLink({ SeoTexts: { seo_settings: [] } });
    const { user } = await open('/hosting/cloud', { link: noTexts, config: { ...config, brandName } });
    await headIs({ title: 'Cloud hosting – Acme' });

    await user.click(screen.getAllByRole('link', { name: /Acme/ })[0]!);
    await headIs({ title: 'Acme', description: [], canonical: ['https://site.test/'] });
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await headIs({ title: 'أكمي', description: [] });
  });

  it('stays as the server wrote it if the settings cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeHead('<title>The site</title><meta name="description" content="What it is">');

    await open('/', { link: answeringLink({ SeoTexts: new Error('down') }) });

    await headIs({ title: 'The site', description: ['What it is'] });
  });
});

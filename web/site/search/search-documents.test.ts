import { describe, expect, it } from 'vitest';
import { makeArticle, makeSaved, makeView, PAGES } from '../head/make-view.ts';
import { makePlan } from '../pages/make-plan.ts';
import { renderLlms } from './render-llms.ts';
import { renderManifest } from './render-manifest.ts';
import { renderRobots } from './render-robots.ts';
import { renderSecurityTxt, securityContact } from './render-security-txt.ts';
import { renderSitemap } from './render-sitemap.ts';

const publicUrl = 'https://host.test';

describe('/robots.txt', () => {
  it('disallows private paths and names the sitemap', () => {
    expect(renderRobots(publicUrl)).toBe(`User-agent: *
Disallow: /admin
Disallow: /update-password
Disallow: /invitation
Disallow: /confirm-email
Disallow: /session
Disallow: /realms
Disallow: /demo-portal
Sitemap: https://host.test/sitemap.xml
`);
  });
});

describe('/sitemap.xml', () => {
  const alternates = (path: string) =>
    [
      ['x-default', path],
      ['en', `/en${path}`],
      ['ar', `/ar${path}`],
    ]
      .map(([lang, at]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="https://host.test${at}"/>`)
      .join('');

  it('lists each URL with its languages, and the date on which a legal text was changed', () => {
    const saved = makeSaved({
      legalPages: [{ slug: 'imprint', title: 'Imprint', updated_at: '2026-11-20T10:00:00+00:00' }],
    });

    const lines = renderSitemap(publicUrl, [PAGES.auth, PAGES.imprint], saved).split('\n');

    expect(lines.slice(2, -2)).toEqual([
      '<url><loc>https://host.test/auth</loc></url>',
      ...['/imprint', '/en/imprint', '/ar/imprint'].map(
        (path) =>
          `<url><loc>https://host.test${path}</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>${alternates('/imprint')}</url>`,
      ),
    ]);
  });

  it('lists announcements, with the date of their last change', () => {
    const lines = renderSitemap(publicUrl, [PAGES.article], makeSaved({ news: [makeArticle()] })).split('\n');

    expect(lines[2]).toBe(
      `<url><loc>https://host.test/news/new-servers</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>${alternates('/news/new-servers')}</url>`,
    );
    expect(renderSitemap(publicUrl, [PAGES.article], makeSaved())).not.toContain('news');
  });

  it('leaves out a legal text that has not been written', () => {
    expect(renderSitemap(publicUrl, [PAGES.imprint], makeSaved())).not.toContain('imprint');
  });
});

describe('/llms.txt', () => {
  it('names announcements with the text of their notice', () => {
    const { config } = makeView();
    const saved = makeSaved({ news: [makeArticle()] });

    expect(renderLlms({ publicUrl, config, saved, pages: [], articles: [PAGES.article] })).toContain(
      '## Announcements\n\n- [New servers · Hostfront](https://host.test/en/news/new-servers): Riyadh is online.',
    );
  });

  it('describes the site, its pages, its API, its plans and its questions', () => {
    const { config } = makeView();
    const saved = makeSaved({ plans: [makePlan(), makePlan({ period: 'yr', price: '90.00' })] });

    expect(renderLlms({ publicUrl, config, saved, pages: [PAGES.landing, PAGES.cloud, PAGES.auth] }))
      .toBe(`# Hostfront

> Servers & more

## Pages in English

- [Hostfront: fast servers](https://host.test/en): Servers & more
- [Cloud hosting – Hostfront](https://host.test/en/hosting/cloud): About cloud

## Pages in Arabic

- [هوست فرونت: خوادم سريعة](https://host.test/ar): Servers & more
- [الاستضافة السحابية – هوست فرونت](https://host.test/ar/hosting/cloud): عن السحابة

## API

- [Guides](https://host.test/en/developers#guides): one task each, such as following changes
- [Examples](https://host.test/en/developers#examples): programs that run, with a key, live, with types
- [Error codes](https://host.test/en/developers#codes): what each means
- [OpenAPI](https://host.test/api/rest/openapi.json): the REST endpoints
- [Schema of anonymous](https://host.test/developers/schema/anonymous.graphql): GraphQL
- [Schema of reader](https://host.test/developers/schema/reader.graphql): GraphQL
- [Schema of editor](https://host.test/developers/schema/editor.graphql): GraphQL
- [Schema of mailing](https://host.test/developers/schema/mailing.graphql): GraphQL

## Plans

- Cloud 1 (cloud): 9.00 USD / mo, 90.00 USD / yr

## Questions

- How soon? In 60 seconds </script>.
`);
  });

  it('says of each price what tax is in it, or comes on top', () => {
    const { config } = makeView();
    const plans = [makePlan(), makePlan({ currency: 'SAR', price: '34.00' })];
    const taxes = [
      { currency: 'USD', rate: '7.50', mode: 'added' as const },
      { currency: 'SAR', rate: '15', mode: 'included' as const },
    ];

    const text = renderLlms({
      publicUrl,
      config,
      saved: makeSaved({ plans, taxes }),
      pages: [PAGES.landing, PAGES.cloud],
    });

    expect(text).toContain('- Cloud 1 (cloud): 9.00 USD / mo (+ 7.5% VAT), 34.00 SAR / mo (incl. 15% VAT)\n');
  });

  it('says until when the price of an offer holds', () => {
    const { config } = makeView();
    const saved = makeSaved({
      plans: [
        makePlan({ price: '5.00', priceUntil: '2026-11-30T23:00:00+00:00' }),
        makePlan({ period: 'yr' }),
      ],
    });

    const text = renderLlms({ publicUrl, config, saved, pages: [PAGES.landing] });

    expect(text).toContain('): 5.00 USD / mo (until 2026-11-30T23:00:00+00:00), 9.00 USD / yr\n');
  });

  it('stays well-formed Markdown whatever an administrator wrote', () => {
    const { config } = makeView();
    const saved = makeSaved({
      seo: [{ key: 'site_title', value: 'A](https://evil.test)\n# B', value_ar: null }],
      plans: [],
    });

    const text = renderLlms({ publicUrl, config, saved, pages: [PAGES.landing] });

    expect(text).toContain('[A\\](https://evil.test) # B](https://host.test/en)');
    expect(text).not.toMatch(/^# B/m);
  });
});

describe('/site.webmanifest', () => {
  it("has the site's name in the language asked for", () => {
    const { config } = makeView();

    expect(JSON.parse(renderManifest(config, 'ar', makeSaved()))).toEqual({
      id: '/',
      name: 'هوست فرونت',
      short_name: 'هوست فرونت',
      description: 'Servers & more',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/ar',
      scope: '/',
      display: 'browser',
      theme_color: '#0f4d3a',
      background_color: '#f7f5ee',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ...['any', 'maskable'].flatMap((purpose) =>
          [192, 512].map((size) => ({
            src: `/icons/${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
      ],
    });
    expect(JSON.parse(renderManifest(config, 'en'))).toMatchObject({ name: 'Hostfront', dir: 'ltr' });
  });
});

describe('/site.webmanifest of a brand with a square logo', () => {
  const iconsOf = (media_type: string) => {
    const hash = 'a'.repeat(32);
    const saved = makeSaved({
      settings: [{ key: 'logo_square', value: hash, value_ar: null }],
      pictures: [{ hash, media_type, width: 10, height: 10, tone: 'any' }],
    });
    const { icons } = JSON.parse(renderManifest(makeView({ saved }).config, 'en', saved)) as {
      icons: { src: string }[];
    };
    return icons.map(({ src }) => src.replace(hash, 'hash'));
  };
  const raster = ['192', '512', '192', '512'].map((size) => `/media/hash-${size}.png`);

  it('has its icons, and the drawing where it is one', () => {
    expect(iconsOf('image/svg+xml')).toEqual(['/media/hash.svg', ...raster]);
    expect(iconsOf('image/png')).toEqual(raster);
  });
});

describe('/.well-known/security.txt', () => {
  it('names a contact and an expiry date', () => {
    const contact = 'mailto:security@host.test';

    expect(renderSecurityTxt({ publicUrl, contact, now: new Date('2026-11-22T13:14:15Z') }))
      .toBe(`Contact: mailto:security@host.test
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: en, ar
Canonical: https://host.test/.well-known/security.txt
`);
  });

  it('names the support address if no security contact is configured, and no contact without either', () => {
    expect(securityContact('https://host.test/report', 'help@host.test')).toBe('https://host.test/report');
    expect(securityContact('', 'help@host.test')).toBe('mailto:help@host.test');
    expect(securityContact('', '')).toBeUndefined();
  });
});

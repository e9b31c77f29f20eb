import { describe, expect, it } from 'vitest';
import { renderHeadElement } from './head-element.ts';
import { makeSaved, makeView, PAGES } from './make-view.ts';
import { makePlan } from '../pages/make-plan.ts';
import { pageHead } from './page-head.ts';
import type { PageView } from './page-view.ts';

const linesOf = (view: PageView) => pageHead(view).elements.map(renderHeadElement);
const htmlOf = (view: PageView) => linesOf(view).join('\n');

type Graph = { '@graph': Array<Record<string, unknown>> };
const graphOf = (view: PageView) => {
  const block = pageHead(view).elements.find(
    ({ attributes }) => attributes['type'] === 'application/ld+json',
  );
  return (JSON.parse(block?.text ?? '') as Graph)['@graph'];
};
const partOf = (view: PageView, type: string) => graphOf(view).filter((part) => part['@type'] === type);

const analytics = (rows: Record<string, string>) =>
  makeSaved({ analytics: Object.entries(rows).map(([key, value]) => ({ key, value })) });

describe('the head of a page', () => {
  it('has title, description, canonical URL, both languages and image of an English page', () => {
    const head = pageHead(makeView());
    const version = /home\.png\?v=([\w-]{12})/.exec(htmlOf(makeView()))?.[1];
    const image = `https://host.test/og/en/home.png?v=${version}`;

    expect(head.title).toBe('Hostfront: fast servers');
    expect(linesOf(makeView()).filter((line) => !line.startsWith('<script'))).toEqual([
      '<meta name="description" content="Servers &amp; more" data-seo>',
      '<link rel="manifest" href="/site.webmanifest?lng=en" data-seo>',
      '<link rel="canonical" href="https://host.test/en" data-seo>',
      '<link rel="alternate" hreflang="x-default" href="https://host.test/" data-seo>',
      '<link rel="alternate" hreflang="en" href="https://host.test/en" data-seo>',
      '<link rel="alternate" hreflang="ar" href="https://host.test/ar" data-seo>',
      '<meta property="og:type" content="website" data-seo>',
      '<meta property="og:site_name" content="Hostfront" data-seo>',
      '<meta property="og:title" content="Hostfront: fast servers" data-seo>',
      '<meta property="og:description" content="Servers &amp; more" data-seo>',
      '<meta property="og:url" content="https://host.test/en" data-seo>',
      '<meta property="og:locale" content="en_US" data-seo>',
      '<meta property="og:locale:alternate" content="ar_AR" data-seo>',
      `<meta property="og:image" content="${image}" data-seo>`,
      '<meta property="og:image:type" content="image/png" data-seo>',
      '<meta property="og:image:width" content="1200" data-seo>',
      '<meta property="og:image:height" content="630" data-seo>',
      '<meta property="og:image:alt" content="Hostfront – Fast servers – Hosting from $9.00 / mo" data-seo>',
      '<meta name="twitter:card" content="summary_large_image" data-seo>',
      '<meta name="twitter:title" content="Hostfront: fast servers" data-seo>',
      '<meta name="twitter:description" content="Servers &amp; more" data-seo>',
      `<meta name="twitter:image" content="${image}" data-seo>`,
      '<meta name="twitter:image:alt" content="Hostfront – Fast servers – Hosting from $9.00 / mo" data-seo>',
    ]);
  });

  it('is in Arabic on an Arabic page, and its canonical URL has no slash at the end', () => {
    const html = htmlOf(makeView({ language: 'ar', path: '/ar/hosting/cloud/', page: PAGES.cloud }));

    expect(html).toContain('<link rel="canonical" href="https://host.test/ar/hosting/cloud" data-seo>');
    expect(html).toContain('property="og:title" content="الاستضافة السحابية – هوست فرونت"');
    expect(html).toContain('property="og:locale" content="ar_AR"');
    expect(html).toContain('https://host.test/og/ar/hosting-cloud.png?v=');
    expect(html).toContain('content="هوست فرونت – الاستضافة السحابية – ابتداءً من');
  });

  it.each([
    ['no title is saved', makeSaved({ seo: [] })],
    ['the settings were not read yet', undefined],
  ])("uses the brand as the landing page's title if %s", (_, saved) => {
    const titles = (['en', 'ar'] as const).map((language) => {
      const view = makeView({ language, saved }, { BRAND_NAME: 'Acme', BRAND_NAME_AR: 'أكمي' });
      return [pageHead(view).title, /og:title" content="([^"]+)"/.exec(htmlOf(view))?.[1]];
    });

    expect(titles).toEqual([
      ['Acme', 'Acme'],
      ['أكمي', 'أكمي'],
    ]);
  });

  it.each([
    { name: 'a page of the back office', page: PAGES.admin, path: '/admin' },
    { name: 'a path without a page', page: undefined, path: '/nowhere' },
  ])('tells search engines not to index $name', ({ page, path }) => {
    const html = htmlOf(makeView({ page, path }));

    expect(html).toContain('<meta name="robots" content="noindex" data-seo>');
    expect(html).not.toMatch(/canonical|og:|ld\+json/);
  });

  it('has another URL for the image once a price has changed', () => {
    const addressOf = (view: PageView) => /og:image" content="([^"]+)"/.exec(htmlOf(view))?.[1];
    const cheaper = makeView({ saved: makeSaved({ plans: [makePlan({ price: '8.00' })] }) });

    expect(addressOf(cheaper)).not.toBe(addressOf(makeView()));
    expect(addressOf(makeView())).toBe(addressOf(makeView()));
  });
});

describe('the schema.org data of a page', () => {
  it('describe the organization by what is configured', () => {
    const [bare] = partOf(makeView(), 'Organization');
    const [full] = partOf(
      makeView(
        {},
        {
          COMPANY_NAME: 'Acme Ltd.',
          POSTAL_ADDRESS: '1 Street\\nLondon',
          SUPPORT_EMAIL: 'help@host.test',
          SUPPORT_PHONE: '+44 20 1234',
          SOCIAL_X: 'https://x.com/host',
        },
      ),
      'Organization',
    );

    expect(bare).toEqual({
      '@type': 'Organization',
      '@id': 'https://host.test/#organization',
      name: 'Hostfront',
      url: 'https://host.test/',
      logo: 'https://host.test/icons/512.png',
    });
    expect(full).toEqual({
      ...bare,
      legalName: 'Acme Ltd.',
      email: 'help@host.test',
      telephone: '+44 20 1234',
      address: '1 Street, London',
      sameAs: ['https://x.com/host'],
    });
  });

  it('offer each plan of the page once, with its monthly and its yearly price', () => {
    const plans = [
      makePlan({ period: 'yr', price: '90.00', sort_order: 2 }),
      makePlan(),
      makePlan({ name: 'VPS 1', category: 'vps' }),
    ];
    const view = makeView({ page: PAGES.cloud, path: '/en/hosting/cloud', saved: makeSaved({ plans }) });

    expect(partOf(view, 'Product')).toEqual([
      {
        '@type': 'Product',
        name: 'Cloud 1',
        description: '2 vCPU, NVMe',
        brand: { '@id': 'https://host.test/#organization' },
        offers: [
          ['90.00', 'ANN'],
          ['9.00', 'MON'],
        ].map(([price, unitCode]) => ({
          '@type': 'Offer',
          url: 'https://host.test/en/hosting/cloud',
          price,
          priceCurrency: 'USD',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'USD',
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
          },
        })),
      },
    ]);
    expect(partOf({ ...view, language: 'ar' }, 'Product')).toMatchObject([
      { name: 'سحابة 1', description: 'معالجان، NVMe' },
    ]);
  });

  it('hold the first four plans on the landing page, which shows only these', () => {
    const plans = [5, 3, 1, 4, 2].map((place) => makePlan({ name: `Plan ${place}`, sort_order: place }));

    const names = partOf(makeView({ saved: makeSaved({ plans }) }), 'Product').map(({ name }) => name);

    expect(names).toEqual(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4']);
  });

  it('hold the FAQ only on the page that shows it, and escape </script> in its answers', () => {
    expect(partOf(makeView(), 'FAQPage')).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How soon?',
            acceptedAnswer: { '@type': 'Answer', text: 'In 60 seconds </script>.' },
          },
        ],
      },
    ]);
    expect(partOf(makeView({ page: PAGES.cloud }), 'FAQPage')).toEqual([]);
    expect(partOf(makeView({ saved: makeSaved({ pieces: [] }) }), 'FAQPage')).toEqual([]);
    expect(htmlOf(makeView()).match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('what an administrator saved under Analytics', () => {
  const saved = analytics({
    ga_measurement_id: 'G-ABC1234567',
    gtm_id: "GTM-X');alert(1)//",
    bing_webmaster_id: 'ABCDEF',
    additional_head_scripts:
      '<meta name="verify" content="1"><link rel="preconnect" href="https://cdn.test"><script>run()</script><style>p{}</style>',
  });

  it('is on public pages: verifications and links as elements, tags as a block of JSON', () => {
    const html = htmlOf(makeView({ saved }));

    expect(html).toContain('<meta name="msvalidate.01" content="ABCDEF" data-seo>');
    expect(html).toContain('<meta name="verify" content="1" data-seo>');
    expect(html).toContain('<link rel="preconnect" href="https://cdn.test" data-seo>');
    expect(html).toContain(
      '<script type="application/json" id="tags" data-seo>{"ga":"G-ABC1234567","hasScripts":true}</script>',
    );
    expect(html).toContain('<style data-seo>p{}</style>');
    expect(html).not.toMatch(/run\(\)|alert/);
  });

  it.each(['/admin', '/auth', '/update-password', '/invitation', '/confirm-email', '/admin/plans'])(
    'is not on %s, except the verification for Bing',
    (path) => {
      const html = htmlOf(makeView({ saved, path, page: path === '/auth' ? PAGES.auth : PAGES.admin }));

      expect(html).toContain('msvalidate.01');
      expect(html).toContain('<script type="application/json" id="tags" data-seo>{}</script>');
      expect(html).not.toMatch(/verify|preconnect|G-ABC/);
    },
  );

  it('adds nothing to a page if nothing was saved', () => {
    expect(htmlOf(makeView())).not.toMatch(/id="tags"|msvalidate/);
  });
});

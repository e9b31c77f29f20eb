import { makeConfig } from '../../server/config/make-config.ts';
import type { Page } from '../pages/page-list.ts';
import type { SiteSettings } from '../pages/site-settings.ts';
import { makePlan } from '../pages/make-plan.ts';
import type { PageView } from './page-view.ts';

/** Pages for tests, in the form of the build's page list. */
export const PAGES = {
  landing: {
    urls: [
      { hreflang: 'x-default', path: '/' },
      { hreflang: 'en', path: '/en' },
      { hreflang: 'ar', path: '/ar' },
    ],
    isPrivate: false,
    taxText: { included: 'incl. {rate} VAT', added: '+ {rate} VAT' },
    priceText: { en: 'Hosting from {price} / mo', ar: 'الاستضافة ابتداءً من {price} شهريًا' },
    hasQuestions: true,
  },
  cloud: {
    urls: [
      { hreflang: 'x-default', path: '/hosting/cloud' },
      { hreflang: 'en', path: '/en/hosting/cloud' },
      { hreflang: 'ar', path: '/ar/hosting/cloud' },
    ],
    isPrivate: false,
    isOfKind: true,
    category: 'cloud',
    priceText: { en: 'From {price} / mo', ar: 'ابتداءً من {price} شهريًا' },
    head: {
      en: { title: '{kind} – {brand}', description: '{text}' },
      ar: { title: '{kind} – {brand}', description: '{text}' },
    },
  },
  imprint: {
    urls: [
      { hreflang: 'x-default', path: '/imprint' },
      { hreflang: 'en', path: '/en/imprint' },
      { hreflang: 'ar', path: '/ar/imprint' },
    ],
    isPrivate: false,
    legalSlug: 'imprint',
    head: {
      en: { title: '{title} · {brand}', description: 'Who we are' },
      ar: { title: '{title} · {brand}', description: 'من نحن' },
    },
  },
  article: {
    urls: [
      { hreflang: 'x-default', path: '/news/new-servers' },
      { hreflang: 'en', path: '/en/news/new-servers' },
      { hreflang: 'ar', path: '/ar/news/new-servers' },
    ],
    isPrivate: false,
    newsSlug: 'new-servers',
    head: {
      en: { title: '{title} · {brand}', description: '{description}' },
      ar: { title: '{title} · {brand}', description: '{description}' },
    },
  },
  auth: { urls: [{ hreflang: 'x-default', path: '/auth' }], isPrivate: false },
  admin: { urls: [{ hreflang: 'x-default', path: '/admin' }], isPrivate: true },
} satisfies Record<string, Page>;

/** Returns an announcement for tests. */
export const makeArticle = (article: Partial<SiteSettings['news'][number]> = {}) => ({
  id: '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11',
  slug: 'new-servers',
  title: 'New servers',
  title_ar: 'خوادم جديدة',
  summary: 'Riyadh is online.',
  summary_ar: 'الرياض متاحة الآن.',
  published_at: '2026-11-20T09:00:00+00:00',
  changed_at: '2026-11-21T10:00:00+00:00',
  ...article,
});

/** Returns a kind of hosting for tests. */
export const makeKind = (
  kind: Partial<SiteSettings['kinds'][number]> = {},
): SiteSettings['kinds'][number] => ({
  ...{ slug: 'cloud', name: 'Cloud hosting', name_ar: 'الاستضافة السحابية' },
  ...{ text: 'About cloud', text_ar: 'عن السحابة', menu: 'hosting', former_slugs: [] },
  ...kind,
});

/** Returns settings that administrators saved, for tests. */
export const makeSaved = (saved: Partial<SiteSettings> = {}): SiteSettings => ({
  settings: [],
  seo: [
    { key: 'site_title', value: 'Hostfront: fast servers', value_ar: 'هوست فرونت: خوادم سريعة' },
    { key: 'meta_description', value: 'Servers & more', value_ar: null },
  ],
  legalPages: [],
  news: [],
  analytics: [],
  plans: [makePlan()],
  kinds: [makeKind()],
  taxes: [],
  pieces: [
    {
      ...{ part: 'faq', title: 'How soon?', title_ar: 'متى؟' },
      ...{ text: 'In 60 seconds </script>.', text_ar: 'خلال 60 ثانية.' },
    },
  ],
  ...saved,
});

/** Returns a view of the landing page for tests. */
export function makeView(view: Partial<PageView> = {}, environment: Record<string, string> = {}): PageView {
  const saved = 'saved' in view ? view.saved : makeSaved();

  return {
    publicUrl: 'https://host.test',
    language: 'en',
    path: '/en',
    page: PAGES.landing,
    config: makeConfig(saved, environment),
    ...view,
    saved,
  };
}

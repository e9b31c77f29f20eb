import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { aboutTexts } from '#src/features/about/about-texts.ts';
import { faqTexts } from '#src/features/faq/faq-texts.ts';
import { newsTexts } from '#src/features/news/news-texts.ts';
import { holdTexts } from '#src/features/hold/hold-texts.ts';
import { dialogTexts } from '#src/features/newsletters/dialog-texts.ts';
import { signUpTexts } from '#src/features/newsletter-sign-up/sign-up-texts.ts';
import { domainPriceTexts } from '#src/features/domain-search/admin/domain-price-texts.ts';
import { hitTexts } from '#src/features/plans/admin/plan-hit.ts';
import { formTexts } from '#src/features/plans/forms/form-texts.ts';
import { gapTexts } from '#src/features/plans/gaps/gap-texts.ts';
import { offerTexts } from '#src/features/plans/offered/offer-texts.ts';
import { categoryTexts } from '#src/features/plans/category-texts.ts';
import { offersTexts } from '#src/features/offers/admin/offer-texts.ts';
import { taxTexts } from '#src/features/taxes/admin/tax-texts.ts';
import { priceTexts } from '#src/kit/admin/prices/price-texts.ts';
import { adminCatalogs } from './admin-catalogs.ts';
import { catalogs } from './catalogs.ts';

const ARABIC_PLURALS = ['few', 'many', 'one', 'other', 'two', 'zero'];
/** All texts by section; those of parts that load late load with their code. */
const sections = Object.entries({
  ...catalogs,
  ...adminCatalogs,
  about: { en: async () => aboutTexts.en, ar: async () => aboutTexts.ar },
  faq: { en: async () => faqTexts.en, ar: async () => faqTexts.ar },
  news: { en: async () => newsTexts.en, ar: async () => newsTexts.ar },
  hold: { en: async () => holdTexts.en, ar: async () => holdTexts.ar },
  'sign-up': { en: async () => signUpTexts.en, ar: async () => signUpTexts.ar },
  'domain prices': { en: async () => domainPriceTexts.en, ar: async () => domainPriceTexts.ar },
  form: { en: async () => formTexts.en, ar: async () => formTexts.ar },
  hit: { en: async () => hitTexts.en, ar: async () => hitTexts.ar },
  offers: { en: async () => offersTexts.en, ar: async () => offersTexts.ar },
  taxes: { en: async () => taxTexts.en, ar: async () => taxTexts.ar },
  prices: { en: async () => priceTexts.en, ar: async () => priceTexts.ar },
  newsletters: { en: async () => dialogTexts.en, ar: async () => dialogTexts.ar },
  category: { en: async () => categoryTexts.en, ar: async () => categoryTexts.ar },
  offer: { en: async () => offerTexts.en, ar: async () => offerTexts.ar },
  gaps: { en: async () => gapTexts.en, ar: async () => gapTexts.ar },
});

function walk(elements: MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      Object.values(element.options).forEach((option) => {
        walk(option.value, visit);
      });
    }
    if (element.type === TYPE.tag) walk(element.children, visit);
  }
}

function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  walk(parse(text), (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });

  return [...names].sort();
}

/** Arguments with values from a person or the database, whose script can change the direction of the line around them. */
const GIVEN = [
  ...['name', 'ip', 'country', 'plan', 'period', 'email', 'domain', 'file', 'feature'],
  ...['person', 'user', 'record', 'value', 'address', 'response'],
];
/** Arguments whose values a server, an API or the browser may give in English. */
const ENGLISH = ['message', 'problem', 'requestId', 'zone', 'brand'];
const FOREIGN = { en: GIVEN, ar: [...GIVEN, ...ENGLISH] };
/** Messages that appear only in the tab's title, a description for search engines or a label, not in a line of text. */
const NO_LINE = /documentTitle$|^app\.page\.|^plans\.page\.title$|^legal\.description\.|^siteHeader\.home$/;
/** Unicode's first strong isolate (FSI), which plain texts use where they can't contain `<bdi>`. */
const ISOLATED = /\u2068$/;

function bareArgumentsOf(text: string, foreign: readonly string[]): string[] {
  const bare: string[] = [];
  const search = (elements: MessageFormatElement[]) => {
    for (const [index, element] of elements.entries()) {
      const before = elements[index - 1];
      const isIsolated = before?.type === TYPE.literal && ISOLATED.test(before.value);
      if (element.type === TYPE.argument && foreign.includes(element.value) && !isIsolated) {
        bare.push(element.value);
      }
      if (element.type === TYPE.tag && element.value !== 'bdi') search(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        Object.values(element.options).forEach(({ value }) => {
          search(value);
        });
      }
    }
  };
  search(parse(text));

  return bare;
}

describe.each(sections)('the message texts of section %s', (_, catalog) => {
  it('take the same arguments in both languages, and all six plural forms in Arabic', async () => {
    const english = await catalog.en();
    const arabic = await catalog.ar();

    for (const [id, text] of Object.entries(english)) {
      const translated = (arabic as Record<string, string>)[id] ?? '';
      expect([id, argumentsOf(translated)]).toEqual([id, argumentsOf(text)]);
      walk(parse(translated), (element) => {
        if (element.type !== TYPE.plural) return;
        const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
        expect([id, forms.sort()]).toEqual([id, ARABIC_PLURALS]);
      });
    }
  });

  it.each(['en', 'ar'] as const)('isolate inserted names from the text direction (%s)', async (locale) => {
    const texts = Object.entries(await catalog[locale]()).filter(([id]) => !NO_LINE.test(id));

    const faults = texts.filter(([, text]) => bareArgumentsOf(text, FOREIGN[locale]).length > 0);

    expect(faults).toEqual([]);
  });
});

describe('a number and its unit in message texts', () => {
  it.each(['en', 'ar'] as const)('have no line break between them on public pages (%s)', async (locale) => {
    const texts = [
      ...Object.entries(await catalogs.site[locale]()),
      ...Object.entries<string>(signUpTexts[locale]),
    ].filter(([id]) => !NO_LINE.test(id));

    expect(texts.filter(([, text]) => /(?:^|\s)\d+ \p{L}|# \p{L}/u.test(text))).toEqual([]);
  });
});

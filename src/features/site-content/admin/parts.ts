import { FEATURE_PICTURES, PARTNER_MARKS, REASON_SIGNS } from '#rules/site-content/pictures.ts';
import { sharedWords } from '../shared-words.ts';
import type { PartOfSite } from './piece-section.tsx';

/** Beginnings of the message ids of each part. */
type Name = 'faq' | 'feature' | 'partner' | 'figure' | 'reason' | 'value' | 'heading' | 'specification';
type ListName = Exclude<Name, 'heading'>;

const textsOf = (name: Name) =>
  ({
    title: 'siteContent.page.title',
    text: `siteContent.${name}.page`,
    list: `siteContent.${name}.part`,
    empty: `siteContent.${name}.empty`,
    noMatch: `siteContent.${name}.noMatch`,
    withoutArabic: `siteContent.${name}.withoutArabic`,
    editTitle: `siteContent.${name}.edit`,
    updated: `siteContent.${name}.updated`,
  }) as const;

/** Texts of a part whose pieces can be added and deleted. */
const listTextsOf = (name: ListName) =>
  ({
    ...textsOf(name),
    add: `siteContent.${name}.add`,
    addTitle: `siteContent.${name}.add`,
    created: `siteContent.${name}.created`,
    deleted: `siteContent.${name}.deleted`,
  }) as const;

const titleAndText = {
  title: sharedWords.title,
  text: { ...sharedWords.text, required: 'siteContent.form.textRequired' },
  value: sharedWords.value,
} as const;

/** The parts of the site's content by their names in the address, in the order of their tabs. */
export const PARTS_OF_SITE = {
  faq: {
    parts: ['faq'],
    words: {
      ...sharedWords,
      title: {
        label: 'siteContent.faq.question',
        arabic: 'siteContent.faq.questionAr',
        required: 'siteContent.faq.questionRequired',
      },
      text: {
        label: 'siteContent.faq.answer',
        arabic: 'siteContent.faq.answerAr',
        required: 'siteContent.faq.answerRequired',
        hint: 'siteContent.form.textHint',
      },
    },
    names: ['title', 'text'],
    arabic: ['title', 'text'],
    texts: listTextsOf('faq'),
  },
  features: {
    parts: ['feature'],
    words: { ...titleAndText, text: { ...titleAndText.text, hint: 'siteContent.form.textHint' } },
    names: ['title', 'text'],
    pictures: FEATURE_PICTURES,
    arabic: ['title', 'text'],
    texts: listTextsOf('feature'),
  },
  partners: {
    parts: ['partner'],
    words: { ...sharedWords, title: { ...sharedWords.title, hint: 'siteContent.partner.titleHint' } },
    names: ['title'],
    pictures: PARTNER_MARKS,
    // Names of companies are the same in Arabic.
    arabic: [],
    texts: listTextsOf('partner'),
  },
  figures: {
    parts: ['about-figure'],
    words: {
      ...sharedWords,
      title: {
        ...sharedWords.title,
        label: 'siteContent.figure.title',
        arabic: 'siteContent.figure.titleAr',
      },
      value: { ...sharedWords.value, required: 'siteContent.figure.valueRequired' },
    },
    names: ['value', 'title', 'source', 'source_date'],
    arabic: ['title', 'source'],
    texts: listTextsOf('figure'),
  },
  reasons: {
    parts: ['about-reason'],
    words: titleAndText,
    names: ['title', 'text'],
    pictures: REASON_SIGNS,
    arabic: ['title', 'text'],
    texts: listTextsOf('reason'),
  },
  values: {
    parts: ['about-value'],
    words: titleAndText,
    names: ['title', 'text'],
    arabic: ['title', 'text'],
    texts: listTextsOf('value'),
  },
  specifications: {
    parts: ['specification'],
    words: {
      ...titleAndText,
      title: {
        ...sharedWords.title,
        label: 'siteContent.specification.title',
        arabic: 'siteContent.specification.titleAr',
      },
      text: {
        label: 'siteContent.specification.text',
        arabic: 'siteContent.specification.textAr',
        required: 'siteContent.specification.textRequired',
        hint: 'siteContent.specification.textHint',
      },
    },
    names: ['title', 'text'],
    isOfKind: true,
    // Names of products are the same in Arabic.
    arabic: ['title'],
    texts: listTextsOf('specification'),
  },
  headings: {
    parts: ['heading', 'uptime'],
    words: { ...sharedWords, value: { ...sharedWords.value, label: 'siteContent.uptime.value' } },
    names: ['title', 'text'],
    isFixed: true,
    arabic: ['title', 'text', 'source'],
    texts: textsOf('heading'),
  },
} as const satisfies Readonly<Record<string, Omit<PartOfSite, 'loadPreview'>>>;

export type PartName = keyof typeof PARTS_OF_SITE;

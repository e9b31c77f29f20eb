import type { PartOfSite } from './piece-section.tsx';

/** Questions and answers of the FAQ panel. */
export const faqPart = {
  part: 'faq',
  words: {
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
  texts: {
    title: 'siteContent.page.title',
    text: 'siteContent.faq.page',
    list: 'siteContent.faq.part',
    empty: 'siteContent.faq.empty',
    noMatch: 'siteContent.faq.noMatch',
    withoutArabic: 'siteContent.faq.withoutArabic',
    add: 'siteContent.faq.add',
    addTitle: 'siteContent.faq.add',
    editTitle: 'siteContent.faq.edit',
    created: 'siteContent.faq.created',
    updated: 'siteContent.faq.updated',
    deleted: 'siteContent.faq.deleted',
  },
  errors: {
    site_pieces_title_present: 'siteContent.faq.questionRequired',
    site_pieces_text_present: 'siteContent.faq.answerRequired',
  },
} satisfies Omit<PartOfSite, 'loadPreview'>;

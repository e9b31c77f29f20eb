import { expect, it } from 'vitest';
import type { SiteSettings } from './site-settings.ts';
import { questionsOf } from './questions.ts';

const PIECES = [
  { part: 'uptime', title: 'Guaranteed uptime', value: '99.95' },
  { part: 'faq', title: 'Uptime?', title_ar: null, text: 'It is {uptime}.', text_ar: 'هي {uptime}.' },
];

const NOTHING: SiteSettings = {
  ...{ settings: [], seo: [], legalPages: [], news: [], analytics: [] },
  ...{ plans: [], kinds: [], taxes: [], pieces: [] },
};

it('questions are in the language asked for, or else in English, and name the guaranteed uptime', () => {
  const saved = { ...NOTHING, pieces: PIECES };

  expect(questionsOf(saved, 'en')).toEqual([{ question: 'Uptime?', answer: 'It is 99.95%.' }]);
  expect(questionsOf(saved, 'ar')).toEqual([
    { question: 'Uptime?', answer: expect.stringMatching(/^هي 99\.95\u200e?%\u200e?\.$/) as string },
  ]);
});

it('there are none before the first answer of the API', () => {
  expect(questionsOf(undefined, 'en')).toEqual([]);
});

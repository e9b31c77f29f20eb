import { groupPlans, type PlanRow } from '../pages/plan-groups.ts';
import { headTexts, plainPath, type PageView } from '../head/page-view.ts';
import { questionsOf } from '../pages/questions.ts';
import { isThere } from '../pages/site-settings.ts';
import type { Page } from '../pages/page-list.ts';
import { taxText } from '../pages/tax-text.ts';

type SiteView = Omit<PageView, 'language' | 'page' | 'path'>;

/** The languages of the site by their English names. */
const LANGUAGES = { en: 'English', ar: 'Arabic' } as const;

/**
 * Renders `/llms.txt`: the site's description, pages, API, plans and questions in a few lines of Markdown.
 *
 * See https://llmstxt.org
 */
export function renderLlms({
  pages,
  articles = [],
  ...view
}: SiteView & { pages: readonly Page[]; articles?: readonly Page[] }): string {
  const there = pages.filter((page) => isThere(page, view.saved) && page.urls.length > 1);
  const landing = headTexts({ ...view, language: 'en', page: undefined, path: '/' });

  return [
    `# ${oneLine(view.config.brandName.en)}`,
    ...(landing.description ? [`> ${oneLine(landing.description)}`] : []),
    ...(['en', 'ar'] as const).map((language) =>
      section(`Pages in ${LANGUAGES[language]}`, pageLines(there, { ...view, language })),
    ),
    section('Announcements', pageLines(articles, { ...view, language: 'en' })),
    section('API', apiLines(view)),
    section('Plans', planLines(view, there.find(({ taxText: text }) => text)?.taxText)),
    section('Questions', questionLines(view)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? [`## ${title}`, '', ...lines].join('\n') : '';
}

function pageLines(pages: readonly Page[], view: Omit<PageView, 'page' | 'path'>): string[] {
  return pages.map((page) => {
    const path = page.urls.find(({ hreflang }) => hreflang === view.language)?.path ?? plainPath(page);
    const { title, description } = headTexts({ ...view, page, path });
    const name = linkText(title ?? view.config.brandName[view.language]);
    const link = `- [${name}](${new URL(path, view.publicUrl).href})`;

    return description ? `${link}: ${oneLine(description)}` : link;
  });
}

/** Roles whose schemas are public files: visitors' and those of keys. */
const API_ROLES = ['anonymous', 'reader', 'editor', 'mailing'] as const;

function apiLines({ publicUrl }: SiteView): string[] {
  const link = (name: string, path: string) => `- [${name}](${new URL(path, publicUrl).href})`;

  return [
    `${link('Guides', '/en/developers#guides')}: one task each, such as following changes`,
    `${link('Examples', '/en/developers#examples')}: programs that run, with a key, live, with types`,
    `${link('Error codes', '/en/developers#codes')}: what each means`,
    `${link('OpenAPI', '/api/rest/openapi.json')}: the REST endpoints`,
    ...API_ROLES.map((role) => `${link(`Schema of ${role}`, `/developers/schema/${role}.graphql`)}: GraphQL`),
  ];
}

function planLines({ saved }: SiteView, texts: Page['taxText']): string[] {
  const priceOf = ({ price, priceUntil, currency, period }: PlanRow) => {
    const tax = taxText(texts, { currency, saved });
    const until = priceUntil ? ` (until ${priceUntil})` : '';
    return `${price} ${currency} / ${oneLine(period)}${tax && ` (${tax})`}${until}`;
  };

  return groupPlans<PlanRow>(saved?.plans ?? []).flatMap((rows) => {
    const [plan] = rows;
    const prices = rows.map(priceOf);
    return plan ? [`- ${oneLine(plan.name)} (${oneLine(plan.category)}): ${prices.join(', ')}`] : [];
  });
}

function questionLines({ saved }: SiteView): string[] {
  return questionsOf(saved, 'en').map(({ question, answer }) => `- ${oneLine(question)} ${oneLine(answer)}`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, (found) => `\\${found}`);

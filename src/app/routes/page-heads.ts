import type { IntlShape } from 'react-intl';
import type { Guide, LegalSlug } from '#src/config/paths.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Title and description of a page. The page itself sets them, and the build passes them to the web server. */
export type PageTexts = { title: string; description: string | null };

type Intl = Pick<IntlShape, 'formatMessage'>;

/** Returns the head of the page of a kind of hosting, whose name and text an administrator writes. */
export function hostingHead(
  intl: Intl,
  kind: { name: string; text: string | null },
  brand: string,
): PageTexts {
  return {
    title: intl.formatMessage({ id: 'plans.page.title' }, { category: kind.name, brand }),
    description: kind.text,
  };
}

/** Returns the head of the sign-in page, of its tab for new clients if `isSignUp`. */
export function authHead(intl: Intl, brand: string, isSignUp = false): PageTexts {
  const id = isSignUp ? 'auth.signUp.title' : 'auth.title';

  return { title: `${intl.formatMessage({ id })} · ${brand}`, description: null };
}

/** Returns the head of the page for a new password. */
export const updatePasswordHead = titleOnly('passwords.title');

/** Returns the head of the page that an invitation's link opens. */
export const invitationHead = titleOnly('invitation.title');

/** Returns the head of the page that confirms an account's new email. */
export const confirmEmailHead = titleOnly('emailChange.title');

/** Returns a function for the head of a page that has a title and no description. */
function titleOnly(id: MessageId) {
  return (intl: Intl, brand: string): PageTexts => ({
    title: `${intl.formatMessage({ id })} · ${brand}`,
    description: null,
  });
}

type LegalText = { slug: LegalSlug; title: string; brand: string };

/** Returns the head of a legal text, whose title an administrator writes. */
export function legalHead(intl: Intl, { slug, title, brand }: LegalText): PageTexts {
  return {
    title: intl.formatMessage({ id: 'legal.documentTitle' }, { title, brand }),
    description: intl.formatMessage({ id: `legal.description.${slug}` }, { brand }),
  };
}

/** Returns the head of the list of announcements. */
export function newsHead(intl: Intl, brand: string): PageTexts {
  return {
    title: intl.formatMessage(
      { id: 'news.documentTitle' },
      { title: intl.formatMessage({ id: 'news.title' }), brand },
    ),
    description: intl.formatMessage({ id: 'news.text' }, { brand }),
  };
}

type ArticleTexts = { title: string; summary: string; brand: string };

/** Returns the head of an announcement; its description is the text of the notice. */
export function articleHead(intl: Intl, { title, summary, brand }: ArticleTexts): PageTexts {
  return { title: intl.formatMessage({ id: 'news.documentTitle' }, { title, brand }), description: summary };
}

/** Returns the head of the page that describes the API. */
export function developersHead(intl: Intl, brand: string): PageTexts {
  return {
    title: `${intl.formatMessage({ id: 'developers.title' })} · ${brand}`,
    description: intl.formatMessage({ id: 'developers.description' }),
  };
}

/** Returns the head of a guide for developers. */
export function guideHead(intl: Intl, guide: Guide, brand: string): PageTexts {
  return {
    title: `${intl.formatMessage({ id: `developers.guides.${guide}.title` })} · ${brand}`,
    description: intl.formatMessage({ id: `developers.guides.${guide}.lead` }),
  };
}

/** Returns the head of the API explorer. */
export const explorerHead = titleOnly('developers.explorer.title');

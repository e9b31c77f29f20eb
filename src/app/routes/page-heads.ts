import type { IntlShape } from 'react-intl';
import type { Category, LegalSlug } from '#src/config/paths.ts';

/** What a page tells search engines of itself; the pages show it, and the build hands it to the web server. */
export type PageTexts = { title: string; description: string | null };

type Intl = Pick<IntlShape, 'formatMessage'>;

/** A page of one kind of hosting. */
export function hostingHead(intl: Intl, category: Category, brand: string): PageTexts {
  const name = intl.formatMessage({ id: `plans.category.${category}` });

  return {
    title: intl.formatMessage({ id: 'plans.page.title' }, { category: name, brand }),
    description: intl.formatMessage({ id: `plans.service.${category}.text` }),
  };
}

/** The sign-in page. */
export function authHead(intl: Intl, brand: string): PageTexts {
  return { title: `${intl.formatMessage({ id: 'auth.title' })} · ${brand}`, description: null };
}

/** The page for a new password. */
export function updatePasswordHead(intl: Intl, brand: string): PageTexts {
  return { title: `${intl.formatMessage({ id: 'passwords.title' })} · ${brand}`, description: null };
}

/** The page of an invitation's link. */
export function invitationHead(intl: Intl, brand: string): PageTexts {
  return { title: `${intl.formatMessage({ id: 'invitation.title' })} · ${brand}`, description: null };
}

/** The page that confirms a new address of an account. */
export function confirmEmailHead(intl: Intl, brand: string): PageTexts {
  return { title: `${intl.formatMessage({ id: 'emailChange.title' })} · ${brand}`, description: null };
}

type LegalText = { slug: LegalSlug; title: string; brand: string };

/** A legal text, whose title is an administrator's. */
export function legalHead(intl: Intl, { slug, title, brand }: LegalText): PageTexts {
  return {
    title: intl.formatMessage({ id: 'legal.documentTitle' }, { title, brand }),
    description: intl.formatMessage({ id: `legal.description.${slug}` }, { brand }),
  };
}

/** What the API is and how to use it. */
export function developersHead(intl: Intl, brand: string): PageTexts {
  return {
    title: `${intl.formatMessage({ id: 'developers.title' })} · ${brand}`,
    description: intl.formatMessage({ id: 'developers.description' }),
  };
}

/** The explorer of the API. */
export function explorerHead(intl: Intl, brand: string): PageTexts {
  return {
    title: `${intl.formatMessage({ id: 'developers.explorer.title' })} · ${brand}`,
    description: null,
  };
}

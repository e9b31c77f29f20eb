import { paths } from './paths.ts';

/** Returns the path of an announcement's page. */
export const articlePath = (slug: string): string => `${paths.news}/${slug}`;

/** Returns the path of the feed of announcements in a language. */
export const newsFeedPath = (locale: string): string => `/${locale}${paths.news}.atom`;

import app from './app/en.json';

/** Texts of the public pages, English. */
export const siteEn = { ...app };

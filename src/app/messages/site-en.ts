import api from '#src/lib/apollo/messages/en.json';
import session from '#src/lib/auth/messages/en.json';
import app from './app/en.json';

/** Texts of the public pages, English. */
export const siteEn = { ...app, ...api, ...session };

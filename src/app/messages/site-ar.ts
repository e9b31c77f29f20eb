import api from '#src/lib/apollo/messages/ar.json';
import session from '#src/lib/auth/messages/ar.json';
import app from './app/ar.json';
import type { siteEn } from './site-en.ts';

/** Texts of the public pages, Arabic; a missing one does not compile. */
export const siteAr: Record<keyof typeof siteEn, string> = { ...app, ...api, ...session };

import type { authEn } from './auth-en.ts';

/** Texts of /auth and /update-password, Arabic; a missing one does not compile. */
export const authAr: Record<keyof typeof authEn, string> = {};

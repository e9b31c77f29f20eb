import type { adminEn } from './admin-en.ts';

/** Texts of the back office, Arabic; a missing one does not compile. */
export const adminAr: Record<keyof typeof adminEn, string> = {};

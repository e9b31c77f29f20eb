import developers from '#src/features/developers/messages/ar.json';
import guides from '#src/features/developers/guides/messages/ar.json';
import type { developersEn } from './developers-en.ts';

/** Texts of /developers, its guides and its explorer, Arabic. */
export const developersAr: Record<keyof typeof developersEn, string> = { ...developers, ...guides };

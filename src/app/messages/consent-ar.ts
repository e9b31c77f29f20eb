import consent from '#src/features/consent/messages/ar.json';
import type { consentEn } from './consent-en.ts';

/** Texts about consent, Arabic. */
export const consentAr: Record<keyof typeof consentEn, string> = { ...consent };

// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import consent from '#src/features/consent/messages/ar.json';
import type { consentEn } from './consent-en.generated.ts';

/** Texts about consent, Arabic; a missing one does not compile. */
export const consentAr: Record<keyof typeof consentEn, string> = {
  ...consent,
};

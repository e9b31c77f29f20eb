// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import forms from '#src/kit/forms/messages/ar.json';
import secondFactor from '#src/kit/second-factor/messages/ar.json';
import type { formsEn } from './forms-en.generated.ts';

/** Texts of the forms of the admin pages, which load after their lists, Arabic; a missing one does not compile. */
export const formsAr: Record<keyof typeof formsEn, string> = {
  ...forms,
  ...secondFactor,
};

import shell from '#src/features/admin-shell/messages/ar.json';
import kit from '#src/kit/admin/messages/ar.json';
import api from '#src/lib/apollo/messages/ar.json';
import forms from '#src/kit/forms/messages/ar.json';
import secondFactor from '#src/kit/second-factor/messages/ar.json';
import type { adminEn } from './admin-en.ts';

/** Texts of the back office's frame and of what its sections share, Arabic; a missing one does not compile. */
export const adminAr: Record<keyof typeof adminEn, string> = {
  ...api,
  ...forms,
  ...secondFactor,
  ...kit,
  ...shell,
};

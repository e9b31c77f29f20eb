// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import apollo from '#src/lib/apollo/messages/ar.json';
import forms from '#src/kit/forms/messages/ar.json';
import secondFactor from '#src/kit/second-factor/messages/ar.json';
import captcha from '#src/kit/captcha/messages/ar.json';
import auth from '#src/features/auth/messages/ar.json';
import passwords from '#src/features/passwords/messages/ar.json';
import invitation from '#src/features/invitation/messages/ar.json';
import emailChange from '#src/features/email-change/messages/ar.json';
import type { authEn } from './auth-en.generated.ts';

/** Texts of /auth, /update-password, /invitation and /confirm-email, Arabic; a missing one does not compile. */
export const authAr: Record<keyof typeof authEn, string> = {
  ...apollo,
  ...forms,
  ...secondFactor,
  ...captcha,
  ...auth,
  ...passwords,
  ...invitation,
  ...emailChange,
};

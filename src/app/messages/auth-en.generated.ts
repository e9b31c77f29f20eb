// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import apollo from '#src/lib/apollo/messages/en.json';
import forms from '#src/kit/forms/messages/en.json';
import secondFactor from '#src/kit/second-factor/messages/en.json';
import captcha from '#src/kit/captcha/messages/en.json';
import auth from '#src/features/auth/messages/en.json';
import passwords from '#src/features/passwords/messages/en.json';
import invitation from '#src/features/invitation/messages/en.json';
import emailChange from '#src/features/email-change/messages/en.json';

/** Texts of /auth, /update-password, /invitation and /confirm-email, English. */
export const authEn = {
  ...apollo,
  ...forms,
  ...secondFactor,
  ...captcha,
  ...auth,
  ...passwords,
  ...invitation,
  ...emailChange,
};

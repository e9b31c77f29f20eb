// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import forms from '#src/kit/forms/messages/en.json';
import secondFactor from '#src/kit/second-factor/messages/en.json';

/** Texts of the forms of the admin pages, which load after their lists, English. */
export const formsEn = {
  ...forms,
  ...secondFactor,
};

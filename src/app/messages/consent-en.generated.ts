// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import consent from '#src/features/consent/messages/en.json';

/** Texts about consent, English. */
export const consentEn = {
  ...consent,
};

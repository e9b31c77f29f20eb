// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import apollo from '#src/lib/apollo/messages/en.json';
import admin from '#src/kit/admin/messages/en.json';
import adminShell from '#src/features/admin-shell/messages/en.json';

/** Texts of the frame around the admin pages and of what their sections share, English. */
export const adminEn = {
  ...apollo,
  ...admin,
  ...adminShell,
};

// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import apollo from '#src/lib/apollo/messages/ar.json';
import admin from '#src/kit/admin/messages/ar.json';
import adminShell from '#src/features/admin-shell/messages/ar.json';
import type { adminEn } from './admin-en.generated.ts';

/** Texts of the frame around the admin pages and of what their sections share, Arabic; a missing one does not compile. */
export const adminAr: Record<keyof typeof adminEn, string> = {
  ...apollo,
  ...admin,
  ...adminShell,
};

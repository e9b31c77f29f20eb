// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import developers from '#src/features/developers/messages/ar.json';
import guides from '#src/features/developers/guides/messages/ar.json';
import type { developersEn } from './developers-en.generated.ts';

/** Texts of /developers, its guides and its explorer, Arabic; a missing one does not compile. */
export const developersAr: Record<keyof typeof developersEn, string> = {
  ...developers,
  ...guides,
};

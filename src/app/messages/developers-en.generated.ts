// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import developers from '#src/features/developers/messages/en.json';
import guides from '#src/features/developers/guides/messages/en.json';

/** Texts of /developers, its guides and its explorer, English. */
export const developersEn = {
  ...developers,
  ...guides,
};

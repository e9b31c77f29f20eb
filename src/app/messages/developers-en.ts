import developers from '#src/features/developers/messages/en.json';

/** Texts of /developers and its explorer, English. */
export const developersEn = { ...developers };

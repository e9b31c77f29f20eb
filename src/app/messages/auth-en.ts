/** Texts of /auth and /update-password, English. */
export const authEn = {};

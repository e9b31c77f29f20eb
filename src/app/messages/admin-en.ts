/** Texts of the back office, English. */
export const adminEn = {};

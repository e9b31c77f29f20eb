import consent from '#src/features/consent/messages/en.json';

/** Texts about consent, English. */
export const consentEn = { ...consent };

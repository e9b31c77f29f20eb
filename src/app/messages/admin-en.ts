import shell from '#src/features/admin-shell/messages/en.json';
import notices from '#src/features/notices/messages/admin-en.json';
import tables from '#src/lib/tables/messages/en.json';

/** Texts of the back office, English. */
export const adminEn = { ...tables, ...shell, ...notices };

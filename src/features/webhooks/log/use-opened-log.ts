import { useOpenedRecord } from '#src/kit/admin/dialogs/use-opened-record.ts';

/** Which webhook's log stands open. */
export const useOpenedLog = () => useOpenedRecord('log');

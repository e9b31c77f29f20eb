import { useOpenedRecord } from '#src/lib/admin/dialogs/use-opened-record.ts';

/** Which dispatch's progress stands open. */
export const useOpenedDispatch = () => useOpenedRecord('dispatch');

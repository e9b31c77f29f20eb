import { useOpenedRecord } from '#src/kit/admin/dialogs/use-opened-record.ts';

/** Which dispatch's progress stands open. */
export const useOpenedDispatch = () => useOpenedRecord('dispatch');

import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { STAYS_IN_PLACE } from '../../address/stays-in-place.ts';
import { useQueryParams } from '../address/use-query-params.ts';

/** URL parameter with the id of the open record. */
const PARAMETER = 'record';
const NEW = 'new';
/** State of the history entry that opening a record adds; closing the record goes back from such an entry. */
const STEP = { ...STAYS_IN_PLACE, isRecordStep: true };

export type OpenedRecord = {
  /** Id of the open record, 'new' for one that is being added, null while none is open. */
  id: string | null;
  isNew: boolean;
  /** Opens a record; as the same one if it is the new one that is open, which was saved and stays open. */
  open: (id: string, isSame?: boolean) => void;
  add: () => void;
  close: () => void;
};

/** Keeps the id of the open record in the URL, so that it can be linked and Back closes it. */
export function useOpenedRecord(): OpenedRecord {
  const [params, change] = useQueryParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = params.get(PARAMETER);
  const isOwnStep = (state as typeof STEP | null)?.isRecordStep === true;

  const open = useCallback(
    (next: string, isSame?: boolean) =>
      change((query) => query.set(PARAMETER, next), isSame ? undefined : { state: STEP }),
    [change],
  );
  const close = useCallback(() => {
    if (isOwnStep) void navigate(-1);
    else change((query) => query.delete(PARAMETER));
  }, [isOwnStep, navigate, change]);

  return { id, isNew: id === NEW, open, add: useCallback(() => open(NEW), [open]), close };
}

/** Returns the query that opens a record's form on its section's page, for links. */
export function recordSearch(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id }).toString()}`;
}

import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** URL parameter with the id of the open record. */
const PARAMETER = 'record';
const NEW = 'new';
/** State of the history entry that opening a record adds; closing the record goes back from such an entry. */
const STEP = { isRecordStep: true };

export type OpenedRecord = {
  /** Id of the open record, 'new' for one that is being added, null while none is open. */
  id: string | null;
  isNew: boolean;
  open: (id: string) => void;
  add: () => void;
  close: () => void;
};

/** Keeps the id of the open record in the URL, so that it can be linked and Back closes it. */
export function useOpenedRecord(): OpenedRecord {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = params.get(PARAMETER);
  const isOwnStep = (state as typeof STEP | null)?.isRecordStep === true;

  const open = useCallback(
    (next: string) => setParams((previous) => withRecord(previous, next), { state: STEP }),
    [setParams],
  );
  const close = useCallback(() => {
    if (isOwnStep) void navigate(-1);
    else setParams((previous) => withRecord(previous, null), { replace: true });
  }, [isOwnStep, navigate, setParams]);

  return { id, isNew: id === NEW, open, add: useCallback(() => open(NEW), [open]), close };
}

/** Returns the query that opens a record's form on its section's page, for links. */
export function recordSearch(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id }).toString()}`;
}

function withRecord(previous: URLSearchParams, id: string | null): URLSearchParams {
  const params = new URLSearchParams(previous);
  if (id === null) params.delete(PARAMETER);
  else params.set(PARAMETER, id);

  return params;
}

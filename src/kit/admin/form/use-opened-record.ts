import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The name in the address of the record that stands open. */
const PARAMETER = 'record';
const NEW = 'new';
/** Notes in the history that opening it was our own step, which closing takes back. */
const STEP = { isRecordStep: true };

export type OpenedRecord = {
  /** The id of the record, 'new' for one that is being added, null while none stands open. */
  id: string | null;
  isNew: boolean;
  open: (id: string) => void;
  add: () => void;
  close: () => void;
};

/** Which record stands open; kept in the address, so that it can be linked, and Back closes it. */
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

/** The address of a record's form within its section, for links. */
export function recordSearch(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id }).toString()}`;
}

function withRecord(previous: URLSearchParams, id: string | null): URLSearchParams {
  const params = new URLSearchParams(previous);
  if (id === null) params.delete(PARAMETER);
  else params.set(PARAMETER, id);

  return params;
}

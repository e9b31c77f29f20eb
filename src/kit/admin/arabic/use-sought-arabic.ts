import { useEffect, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ARABIC_FILTER, MISSING } from './arabic-texts.ts';

/** Returns whether the list is filtered by missing Arabic, so that a form opened from it is about these texts. */
export function useIsArabicSought(): boolean {
  const [params] = useSearchParams();

  return params.get(ARABIC_FILTER) === MISSING;
}

/** Focuses a field when the form opens, if Arabic is sought and it is the form's first field marked `data-lacks-arabic`. */
export function useSoughtArabic(inputRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  const isSought = useIsArabicSought();

  useEffect(() => {
    const input = inputRef.current;
    const first = input?.form?.querySelector('[data-lacks-arabic]');
    if (isSought && input && first === input) input.focus();
    // Only when the form opens: from then on the person moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

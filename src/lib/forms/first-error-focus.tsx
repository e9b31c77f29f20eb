import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Leads to the first wrong field of the form it stands in, each time that the form refuses to be sent: the person
 * need not look for it, and assistive technology reads its error out.
 */
export function FirstErrorFocus() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (!isValid) place.current?.closest('form')?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [submitCount, isSubmitting, isValid]);

  return <span ref={place} hidden />;
}

const WRONG_FIELD = '[aria-invalid="true"]:not([type="hidden"])';

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
    if (!isValid) focusFirstWrong(place.current?.closest('form'));
  }, [submitCount, isSubmitting, isValid]);

  return <span ref={place} hidden />;
}

const WRONG = '[aria-invalid="true"], .Mui-error';
/** A field of MUI, whose error may be marked at its label or at a part of it alone. */
const FIELD = '.MuiFormControl-root';
const FOCUSABLE =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea:not([aria-hidden]), [role=spinbutton], [role=combobox]';

/** Focuses the first field that has an error, in the order of the page. */
function focusFirstWrong(form: HTMLElement | null | undefined): void {
  const targets = [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])].map((wrong) =>
    wrong.matches(FOCUSABLE) ? wrong : wrong.closest(FIELD)?.querySelector<HTMLElement>(FOCUSABLE),
  );
  targets.find(Boolean)?.focus();
}

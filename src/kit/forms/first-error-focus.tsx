import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field of the surrounding form whenever its validation stops a submit: the person need not
 * look for the field, and assistive technology reads its error out.
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
/** Selector of a MUI field, which may mark an error only at its label or at a part of itself. */
const FIELD = '.MuiFormControl-root';
const FOCUSABLE =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea:not([aria-hidden]), [role=spinbutton], [role=combobox], [contenteditable=true]';

/** Focuses the first field that has an error, in the order of the page. */
function focusFirstWrong(form: HTMLElement | null | undefined): void {
  const targets = [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])].map((wrong) =>
    wrong.matches(FOCUSABLE) ? wrong : wrong.closest(FIELD)?.querySelector<HTMLElement>(FOCUSABLE),
  );
  targets.find(Boolean)?.focus();
}

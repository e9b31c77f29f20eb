const WRONG = '[aria-invalid="true"], .Mui-error';
const FOCUSABLE =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea:not([aria-hidden]), [role=spinbutton], [role=combobox]';

/** Puts the focus on the first field that has an error, in the order of the page. */
export function focusFirstWrong(form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>('.MuiFormControl-root')];
  const wrong = fields.find((field) => field.querySelector(WRONG));
  wrong?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

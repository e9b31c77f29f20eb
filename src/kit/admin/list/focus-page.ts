/** Puts the focus on the page, where the control that had it is gone: the next Tab leads into the list again. */
export function focusPage(): void {
  document.getElementById('main')?.focus();
}

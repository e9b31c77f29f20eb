/**
 * Shows a dialog to screen readers once it has come in, unless another lies above it. A dialog that is mounted at the moment
 * at which another has gone is hidden by the end of that one (MUI 9.5: its `ModalManager` does not know the new dialog's
 * element yet), and would stay so.
 */
export function showDialog(entered: HTMLElement): void {
  const root = entered.closest('.MuiModal-root');
  const top = [...document.querySelectorAll('.MuiModal-root')].at(-1);
  if (root === top) root?.removeAttribute('aria-hidden');
}

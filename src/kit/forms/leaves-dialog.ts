import type { FocusEvent } from 'react';

/**
 * Whether the focus goes from a field out of the dialog around it. A person can't do that, as an open dialog holds the
 * focus: it is the dialog that closes, or that development mounts twice. So nothing is said of the field.
 */
export function leavesDialog({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const dialog = currentTarget.closest('[role=dialog]');

  return dialog !== null && relatedTarget instanceof Node && !dialog.contains(relatedTarget);
}

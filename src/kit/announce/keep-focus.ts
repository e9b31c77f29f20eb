import { focusPage } from './announcer.tsx';

/**
 * Keeps the focus at the control that has it. A browser takes it from a control that is disabled while it works, or that
 * vanishes, and the next Tab then begins at the top of the page or of the dialog.
 *
 * The focus is `held` by the control that got it last. It is `lost` from the moment that control is disabled; the control
 * gets it back once it is enabled again, and the page's content gets it where the control is gone. Each of these ends as
 * soon as the person focuses or presses something else. Returns a function that stops all this.
 */
export function keepFocus(): () => void {
  let held: HTMLElement | null = null;
  let isLost = false;

  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || isFrameOf(target, held)) return;
    held = target;
    isLost = false;
  };
  const release = () => {
    held = null;
    isLost = false;
  };
  const observer = new MutationObserver(() => {
    if (!held) return;
    const { activeElement } = document;
    const isFree = activeElement === document.body || isFrameOf(activeElement, held);
    if (!held.isConnected) {
      release();
      if (activeElement === document.body) focusPage();
    } else if (held.matches(':disabled')) {
      isLost ||= isFree || activeElement === held;
    } else if (isLost) {
      isLost = false;
      if (isFree) held.focus({ preventScroll: true });
    }
  });

  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', release, true);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });

  return () => {
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', release, true);
    observer.disconnect();
  };
}

/** Returns whether a part only frames the control, as a dialog does, which gets the focus where nothing else has it. */
function isFrameOf(part: Element | null, control: HTMLElement | null): boolean {
  return part instanceof HTMLElement && part !== control && part.tabIndex < 0 && part.contains(control);
}

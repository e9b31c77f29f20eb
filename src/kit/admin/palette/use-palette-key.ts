import { useEffect } from 'react';
import { isShortcut } from '#src/lib/document/is-shortcut.ts';

/** Calls back at Ctrl+K and Cmd+K, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', follow);

    return () => window.removeEventListener('keydown', follow);
  }, [onPress]);
}

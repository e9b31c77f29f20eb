import { useEffect } from 'react';

/** Calls back at Ctrl+K and Cmd+K, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', follow);

    return () => window.removeEventListener('keydown', follow);
  }, [onPress]);
}

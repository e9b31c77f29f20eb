type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>;

/**
 * Tells whether Ctrl (Cmd on a Mac) and this letter were pressed. A keyboard that writes no Latin letters, such as an
 * Arabic one, is read by the place of its key; one that places Latin letters elsewhere (Dvorak) by its letter.
 */
export function isShortcut({ key, code, ctrlKey, metaKey }: Pressed, letter: string): boolean {
  if (!ctrlKey && !metaKey) return false;
  const isLatin = /^[a-z]$/i.test(key);

  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

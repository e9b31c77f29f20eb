import { describe, expect, it } from 'vitest';
import { isShortcut } from './is-shortcut.ts';

const press = (key: string, code: string, ctrlKey = true) => ({ key, code, ctrlKey, metaKey: false });

describe('a shortcut', () => {
  it('is read by the place of the key on an Arabic keyboard', () => {
    expect(isShortcut(press('ن', 'KeyK'), 'k')).toBe(true);
    expect(isShortcut(press('لا', 'KeyB'), 'b')).toBe(true);
    expect(isShortcut(press('م', 'KeyL'), 'k')).toBe(false);
  });

  it('is read by the letter where Latin letters have other places', () => {
    expect(isShortcut(press('k', 'KeyV'), 'k')).toBe(true);
    expect(isShortcut(press('t', 'KeyK'), 'k')).toBe(false);
    expect(isShortcut(press('K', 'KeyK'), 'k')).toBe(true);
  });

  it('needs Ctrl or Cmd', () => {
    expect(isShortcut(press('k', 'KeyK', false), 'k')).toBe(false);
  });
});

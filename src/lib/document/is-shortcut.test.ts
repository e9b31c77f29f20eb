import { describe, expect, it } from 'vitest';
import { isShortcut } from './is-shortcut.ts';

const press = (key: string, code: string, ctrlKey = true) => ({ key, code, ctrlKey, metaKey: false });

describe('a keyboard shortcut', () => {
  it('is recognized by the position of the key on an Arabic keyboard', () => {
    expect(isShortcut(press('ن', 'KeyK'), 'k')).toBe(true);
    expect(isShortcut(press('لا', 'KeyB'), 'b')).toBe(true);
    expect(isShortcut(press('م', 'KeyL'), 'k')).toBe(false);
  });

  it('is recognized by its letter on a Latin keyboard with another layout', () => {
    expect(isShortcut(press('k', 'KeyV'), 'k')).toBe(true);
    expect(isShortcut(press('t', 'KeyK'), 'k')).toBe(false);
    expect(isShortcut(press('K', 'KeyK'), 'k')).toBe(true);
  });

  it('requires Ctrl or Cmd', () => {
    expect(isShortcut(press('k', 'KeyK', false), 'k')).toBe(false);
  });
});

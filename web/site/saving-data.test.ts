import { describe, expect, it } from 'vitest';
import { forSavedData, savesData } from './saving-data.ts';

describe('a visitor who saves data', () => {
  it.each([
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'On' }, true],
    [{ 'save-data': 'off' }, false],
    [{ 'save-data': 'only' }, false],
    [{}, false],
  ])('is known by the header alone: %o', (headers, expected) => {
    expect(savesData(headers)).toBe(expected);
  });

  it('gets the same document with a mark', () => {
    expect(forSavedData('<!doctype html><html lang="en"><p>&lt;html</p>')).toBe(
      '<!doctype html><html data-saves-data lang="en"><p>&lt;html</p>',
    );
  });
});

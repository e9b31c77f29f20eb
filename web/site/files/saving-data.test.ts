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

  it('gets the same document with a mark, which asks for no font', () => {
    const font = '<link rel="preload" as="font" crossorigin href="/assets/inter.woff2">';

    expect(forSavedData(`<!doctype html><html lang="en"><head>${font}</head><p>&lt;html</p>`)).toBe(
      '<!doctype html><html data-saves-data lang="en"><head></head><p>&lt;html</p>',
    );
  });
});

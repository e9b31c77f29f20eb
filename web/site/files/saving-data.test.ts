import { describe, expect, it } from 'vitest';
import { forSavedData, savesData } from './saving-data.ts';

describe('a visitor whose browser saves data', () => {
  it.each([
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'On' }, true],
    [{ 'save-data': 'off' }, false],
    [{ 'save-data': 'only' }, false],
    [{}, false],
  ])('is recognized by the Save-Data header: %o', (headers, expected) => {
    expect(savesData(headers)).toBe(expected);
  });

  it("gets the page with the attribute data-saves-data and without the font's preload", () => {
    const font = '<link rel="preload" as="font" crossorigin href="/assets/inter.woff2">';

    expect(forSavedData(`<!doctype html><html lang="en"><head>${font}</head><p>&lt;html</p>`)).toBe(
      '<!doctype html><html data-saves-data lang="en"><head></head><p>&lt;html</p>',
    );
  });
});

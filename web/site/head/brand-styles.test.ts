import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recolorFor } from '#rules/brand/brand-color.ts';
import { brandStyles } from './brand-styles.ts';

const BRAND = '#1d4ed8';
/** Files of drawings whose colours are those of a brand; flags keep theirs. */
const DRAWINGS = [
  'src/components/illustrations',
  'src/components/isometric',
  'src/features/feature-grid/components',
];
const FILES = ['src/components/brand-mark.tsx', ...DRAWINGS.flatMap(filesOf)];

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => join(folder, file));
}

describe("the brand's style sheet", () => {
  it.each(FILES)('has every colour that is drawn in %s', (file) => {
    const drawn = readFileSync(file, 'utf8').match(/(?<=[^&(])#[0-9a-f]{6}\b/g) ?? [];
    const recolor = recolorFor(BRAND);

    for (const color of drawn.filter((color) => recolor(color) !== color))
      expect(brandStyles(BRAND)).toContain(`[fill="${color}"]{fill:${recolor(color)}}`);
  });

  it('leaves the colours of states, such as errors, as they are', () => {
    expect(brandStyles(BRAND)).not.toMatch(/error|warning|info|success|sky|amber/);
  });
});

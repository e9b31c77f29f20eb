import { describe, expect, it } from 'vitest';
import { brandVersion } from './brand.ts';
import { makeConfig } from './make-config.ts';
import type { Saved } from './runtime-config.ts';

const [WIDE, ARABIC, SQUARE] = ['1', '2', '3'].map((digit) => digit.repeat(32));
const picture = (hash = '', media_type = 'image/png') => ({
  hash,
  media_type,
  width: 120,
  height: 40,
  tone: 'dark',
});

const saved = (settings: Saved['settings'], pictures: Saved['pictures'] = []): Saved => ({
  settings,
  pictures,
  legalPages: [],
});

describe('the brand in /config.json', () => {
  it('has no logos while none is chosen', () => {
    expect(makeConfig(saved([])).brand).toEqual({
      wide: null,
      wideAr: null,
      square: null,
      color: null,
      version: '',
    });
  });

  it('names the files of the chosen logos with their sizes', () => {
    const { brand } = makeConfig(
      saved(
        [
          { key: 'logo_wide', value: WIDE, value_ar: ARABIC },
          { key: 'logo_square', value: SQUARE, value_ar: null },
        ],
        [picture(WIDE), picture(ARABIC), picture(SQUARE, 'image/svg+xml')],
      ),
    );
    const size = { width: 120, height: 40, tone: 'dark' };

    expect(brand).toMatchObject({
      wide: { src: `/media/${WIDE}.png`, ...size },
      wideAr: { src: `/media/${ARABIC}.png`, ...size },
      square: { src: `/media/${SQUARE}.svg`, ...size },
    });
  });

  it('has no logo whose picture is gone', () => {
    const { brand } = makeConfig(saved([{ key: 'logo_square', value: SQUARE }], [picture(WIDE)]));

    expect(brand.square).toBeNull();
  });

  it('has a version that follows the settings of the brand alone, in any order', () => {
    const rows = [
      { key: 'logo_wide', value: WIDE, value_ar: null },
      { key: 'brand_name', value: 'Acme', value_ar: 'أكمي' },
    ];
    const version = brandVersion(saved(rows));

    expect(brandVersion(saved([...rows.toReversed(), { key: 'support_phone', value: '1' }]))).toBe(version);
    expect(brandVersion(saved(rows.slice(1)))).not.toBe(version);
  });
});

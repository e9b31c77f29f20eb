import { describe, expect, it } from 'vitest';
import { isBlank, readPpm } from './picture.ts';

const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];
/** A white picture, 3 pixels wide and 2 high, with one black pixel at the end. */
const PPM = Buffer.concat([
  Buffer.from('P6\n3 2\n255\n'),
  Buffer.from([WHITE, WHITE, WHITE, WHITE, WHITE, BLACK].flat()),
]);

describe('a picture of a mail program', () => {
  it('has the size that its head tells', () => {
    expect(readPpm(PPM)).toMatchObject({ width: 3, height: 2 });
  });

  it('is refused in another form', () => {
    expect(() => readPpm(Buffer.from('GIF89a'))).toThrow('"GIF89a"');
  });

  it('is blank where an area has one colour, whatever is beside it', () => {
    const picture = readPpm(PPM);

    expect(isBlank(picture, { left: 0, top: 0, width: 2, height: 2 })).toBe(true);
    expect(isBlank(picture, { left: 0, top: 0, width: 3, height: 2 })).toBe(false);
  });
});

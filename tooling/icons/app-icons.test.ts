import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../runtime/pictures/draw-picture.ts';
import { drawFavicon, drawIcon } from './app-icons.ts';

describe('the icons of the site', () => {
  it.each([180, 512])('are PNG files whose sides have %i pixels', async (size) => {
    const png = await drawIcon(size);

    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });

  it('are coloured up to their corners, so that a system may cut them to any shape', async () => {
    const pixels = await drawPicture(await drawIcon(192), { width: 192, height: 192, format: 'raw' });

    expect([...pixels.subarray(0, 4)]).toEqual([0x0f, 0x4d, 0x3a, 255]);
  });

  it('are also in an ICO file with one picture of 48 × 48 pixels, which browsers request by themselves', async () => {
    const file = await drawFavicon();
    const [kind, count] = [file.readUInt16LE(2), file.readUInt16LE(4)];
    const png = file.subarray(file.readUInt32LE(18));

    expect([kind, count, file.readUInt8(6), file.readUInt8(7)]).toEqual([1, 1, 48, 48]);
    expect(png).toHaveLength(file.readUInt32LE(14));
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      48,
      48,
    ]);
  });
});

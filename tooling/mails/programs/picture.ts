/** A picture of the screen: its size in pixels, and three bytes for each of them. */
export type Picture = { width: number; height: number; pixels: Buffer };

type Area = { left: number; top: number; width: number; height: number };

/** Reads a picture of the form PPM (`P6`, 8 bits a colour), as ImageMagick writes it. */
export function readPpm(file: Buffer): Picture {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString('latin1'));
  if (!head)
    throw new Error(`A picture begins with "${file.subarray(0, 12).toString('latin1')}", not with P6.`);

  return { width: Number(head[1]), height: Number(head[2]), pixels: file.subarray(head[0].length) };
}

/** Tells whether an area has one colour only. */
export function isBlank({ width, pixels }: Picture, area: Area): boolean {
  const first = colourAt(pixels, area.top * width + area.left);
  for (let y = area.top; y < area.top + area.height; y += 1) {
    for (let x = area.left; x < area.left + area.width; x += 1) {
      if (colourAt(pixels, y * width + x) !== first) return false;
    }
  }

  return true;
}

const colourAt = (pixels: Buffer, place: number): number => pixels.readUIntBE(place * 3, 3);

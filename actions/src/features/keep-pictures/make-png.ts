import { crc32, deflateSync } from 'node:zlib';

type Made = { width: number; height: number; rgba?: [number, number, number, number]; chunks?: Buffer[] };

/** Makes a PNG of one colour, for tests. */
export function makePng({ width, height, rgba = [200, 30, 30, 255], chunks = [] }: Made): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, Buffer.from(rgba))]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)));

  return framed([header(width, height), ...chunks, chunk('IDAT', pixels)]);
}

/** Makes a PNG that claims a size without having its pixels. */
export const makeClaim = (width: number, height: number): Buffer =>
  framed([header(width, height), chunk('IDAT', deflateSync(Buffer.alloc(8)))]);

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));

  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);

  return chunk('IHDR', data);
}

const framed = (chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', Buffer.alloc(0))]);

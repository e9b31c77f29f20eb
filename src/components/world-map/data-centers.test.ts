import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATA_CENTERS } from './data-centers.ts';

const drawing = readFileSync('src/components/world-map/world-dots.svg', 'utf8');
const dots = [...drawing.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({
  x: Number(x),
  y: Number(y),
}));

it.each(DATA_CENTERS)('draws $id on a dot of land, not in the sea', ({ x, y }) => {
  const place = { x: x * 6, y: y * 2.2 };

  expect(Math.min(...dots.map((dot) => Math.hypot(dot.x - place.x, dot.y - place.y)))).toBeLessThan(2);
});

/** A point of the drawn space: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number];

const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);
const TENTHS = 10;

const round = (value: number) => Math.round(value * TENTHS) / TENTHS;

/** Where a point of space falls on the paper (isometric, 30°). */
export function project([x, y, z]: Point): readonly [number, number] {
  return [round((x - y) * COS), round((x + y) * SIN - z)];
}

/** The `points` attribute of a polygon through points of space. */
export function polygon(...corners: Point[]): string {
  return corners.map((corner) => project(corner).join(',')).join(' ');
}

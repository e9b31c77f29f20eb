/** Point in the space of a drawing: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number];

const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);
const TENTHS = 10;

const round = (value: number) => Math.round(value * TENTHS) / TENTHS;

/** Projects a point of that space to SVG coordinates (isometric, 30°). */
export function project([x, y, z]: Point): readonly [number, number] {
  return [round((x - y) * COS), round((x + y) * SIN - z)];
}

/** Returns the `points` attribute of an SVG polygon with these corners. */
export function polygon(...corners: Point[]): string {
  return corners.map((corner) => project(corner).join(',')).join(' ');
}

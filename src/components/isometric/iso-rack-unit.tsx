import { IsoBox, looks } from './iso-box.tsx';
import { polygon, type Point } from './projection.ts';

type IsoRackUnitProps = {
  x?: number;
  y?: number;
  z?: number;
  size: readonly [number, number, number];
  look?: keyof typeof looks;
  /** Number of lights on the front. */
  lights?: number;
};

const INSET = 0.28;
const VENT_COUNT = 5;

/** Draws one server: a box whose front (the left face) carries lights and a vent. */
export function IsoRackUnit({ x = 0, y = 0, z = 0, size, look = 'deep', lights = 2 }: IsoRackUnitProps) {
  const [w, d, h] = size;
  const front = y + d;
  const onFront = (u: number, v: number): Point => [x + u, front, z + v];
  const patch = (u: number, v: number, width: number, height: number) =>
    polygon(onFront(u, v), onFront(u + width, v), onFront(u + width, v + height), onFront(u, v + height));
  const low = h * INSET;
  const tall = h * (1 - 2 * INSET);

  return (
    <g>
      <IsoBox x={x} y={y} z={z} size={size} look={look} />
      {Array.from({ length: lights }, (_, index) => (
        <polygon key={index} points={patch(w * 0.08 + index * tall * 1.5, low, tall, tall)} fill="#c8f169" />
      ))}
      {Array.from({ length: VENT_COUNT }, (_, index) => (
        <polygon
          key={`vent-${index}`}
          points={patch(w * 0.56 + index * w * 0.076, low, w * 0.03, tall)}
          fill="currentColor"
          opacity={0.35}
        />
      ))}
    </g>
  );
}

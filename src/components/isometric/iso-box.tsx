import { polygon } from './projection.ts';

/** Colours of the box's three visible faces. */
export type Faces = { top: string; front: string; side: string };

/** Named sets of face colours; `body` takes its colours from the theme and so follows light and dark. */
export const looks = {
  body: {
    top: 'var(--mui-palette-face-top)',
    front: 'var(--mui-palette-face-front)',
    side: 'var(--mui-palette-face-side)',
  },
  lime: { top: '#dcf99a', front: '#c8f169', side: '#9cc93d' },
  pine: { top: '#2f7d62', front: '#1a5a45', side: '#0f4030' },
  deep: { top: '#1c5442', front: '#113a2d', side: '#0a2a20' },
} satisfies Record<string, Faces>;

type IsoBoxProps = {
  x?: number;
  y?: number;
  z?: number;
  /** Size along x, y and z. */
  size: readonly [number, number, number];
  look?: keyof typeof looks;
};

/** Draws the three visible faces of a box in isometric view (30°). */
export function IsoBox({ x = 0, y = 0, z = 0, size: [w, d, h], look = 'body' }: IsoBoxProps) {
  const faces = looks[look];
  const top = z + h;

  return (
    <g strokeLinejoin="round">
      <polygon
        points={polygon([x, y, top], [x + w, y, top], [x + w, y + d, top], [x, y + d, top])}
        fill={faces.top}
      />
      <polygon
        points={polygon([x, y + d, top], [x + w, y + d, top], [x + w, y + d, z], [x, y + d, z])}
        fill={faces.front}
      />
      <polygon
        points={polygon([x + w, y, top], [x + w, y + d, top], [x + w, y + d, z], [x + w, y, z])}
        fill={faces.side}
      />
    </g>
  );
}

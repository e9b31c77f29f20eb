import { polygon } from './projection.ts';

/** Colours of the three faces that show. */
export type Faces = { top: string; left: string; right: string };

/** Named looks, from the theme, so that every drawing follows light and dark. */
export const looks = {
  body: {
    top: 'var(--mui-palette-face-top)',
    left: 'var(--mui-palette-face-left)',
    right: 'var(--mui-palette-face-right)',
  },
  lime: { top: '#dcf99a', left: '#c8f169', right: '#9cc93d' },
  pine: { top: '#2f7d62', left: '#1a5a45', right: '#0f4030' },
  deep: { top: '#1c5442', left: '#113a2d', right: '#0a2a20' },
} satisfies Record<string, Faces>;

type IsoBoxProps = {
  x?: number;
  y?: number;
  z?: number;
  /** Size along x, y and z. */
  size: readonly [number, number, number];
  look?: keyof typeof looks;
};

/** A box seen from above at 30°, its three visible faces. */
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
        fill={faces.left}
      />
      <polygon
        points={polygon([x + w, y, top], [x + w, y + d, top], [x + w, y + d, z], [x + w, y, z])}
        fill={faces.right}
      />
    </g>
  );
}

import type { Category } from '#src/config/paths.ts';
import { IsoBox } from '../isometric/iso-box.tsx';
import { IsoRackUnit } from '../isometric/iso-rack-unit.tsx';
import { polygon } from '../isometric/projection.ts';
import styles from './category-illustration.module.css';

/** `size` is the width in pixels; the drawing shrinks where there is less room. */
type CategoryIllustrationProps = { category: Category; size?: number };

/** Draws the illustration of a hosting category. */
export function CategoryIllustration({ category, size = 220 }: CategoryIllustrationProps) {
  const Drawing = drawings[category];

  return (
    <svg
      viewBox="-134 -136 268 276"
      width={size}
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      <Plinth />
      <Drawing />
    </svg>
  );
}

function Plinth() {
  return <IsoBox x={-75} y={-75} z={-62} size={[150, 150, 10]} look="body" />;
}

function Plesk() {
  return (
    <g>
      <IsoBox x={-62} y={-14} z={-52} size={[124, 16, 104]} look="pine" />
      <polygon points={polygon([-54, 2, 42], [54, 2, 42], [54, 2, 28], [-54, 2, 28])} fill="#c8f169" />
      <polygon points={polygon([-54, 2, 20], [-22, 2, 20], [-22, 2, -44], [-54, 2, -44])} fill="#0b2a21" />
      {[14, -4, -22].map((z, index) => (
        <polygon
          key={z}
          points={polygon(
            [-14, 2, z + 4],
            [54 - index * 14, 2, z + 4],
            [54 - index * 14, 2, z - 6],
            [-14, 2, z - 6],
          )}
          fill="#dff3e6"
          opacity={0.85 - index * 0.2}
        />
      ))}
      <IsoBox x={20} y={34} z={-52} size={[40, 34, 26]} look="lime" />
    </g>
  );
}

function Cloud() {
  return (
    <g>
      <IsoBox x={-56} y={-56} z={-52} size={[112, 112, 22]} look="deep" />
      <IsoBox x={-46} y={-46} z={-22} size={[92, 92, 20]} look="pine" />
      <IsoBox x={-36} y={-36} z={6} size={[72, 72, 18]} look="body" />
      <g transform="translate(0 -66)">
        <path d="M-44 22a20 20 0 0 1 4-39 30 30 0 0 1 57-7 23 23 0 0 1 25 46z" fill="#c8f169" />
        <path d="M-44 22a20 20 0 0 1-18-20c20 12 60 14 122 4a23 23 0 0 1-18 16z" fill="#9cc93d" />
      </g>
    </g>
  );
}

function Vps() {
  const cells = [-48, 4].flatMap((x) => [-48, 4].map((y) => ({ x, y })));

  return (
    <g>
      {cells.map(({ x, y }) => (
        <IsoBox key={`low${x}${y}`} x={x} y={y} z={-52} size={[44, 44, 40]} look="pine" />
      ))}
      {cells.map(({ x, y }, index) => (
        <IsoBox
          key={`high${x}${y}`}
          x={x}
          y={y}
          z={index === 3 ? 14 : -6}
          size={[44, 44, 40]}
          look={index === 3 ? 'lime' : 'body'}
        />
      ))}
    </g>
  );
}

function Dedicated() {
  return (
    <g>
      <IsoBox x={-52} y={-52} z={-52} size={[104, 104, 6]} look="deep" />
      {[0, 1, 2, 3, 4].map((unit) => (
        <IsoRackUnit
          key={unit}
          x={-48}
          y={-48}
          z={-44 + unit * 27}
          size={[96, 96, 22]}
          look={unit === 3 ? 'pine' : 'deep'}
          lights={unit === 3 ? 4 : 2}
        />
      ))}
    </g>
  );
}

function Mail() {
  return (
    <g>
      <IsoBox x={-60} y={-18} z={-50} size={[120, 14, 92]} look="body" />
      <polygon points={polygon([-60, -4, 42], [60, -4, 42], [0, -4, -8])} fill="#1a5a45" />
      <polygon points={polygon([-60, -4, 42], [60, -4, 42], [0, -4, 2])} fill="#2f7d62" />
      <IsoBox x={30} y={26} z={-52} size={[34, 34, 30]} look="lime" />
      <IsoBox x={-52} y={34} z={-52} size={[52, 26, 12]} look="pine" />
    </g>
  );
}

const drawings = { plesk: Plesk, cloud: Cloud, vps: Vps, dedicated: Dedicated, mail: Mail } satisfies Record<
  Category,
  () => React.ReactNode
>;

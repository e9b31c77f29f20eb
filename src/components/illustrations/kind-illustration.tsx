import type { KindPicture } from '#rules/hosting-kinds/pictures.ts';
import { IsoBox } from '../isometric/iso-box.tsx';
import { IsoRackUnit } from '../isometric/iso-rack-unit.tsx';
import { polygon } from '../isometric/projection.ts';
import styles from './kind-illustration.module.css';

type KindIllustrationProps = {
  /** Name of a drawing, or the file of an uploaded picture. */
  picture: string | null | undefined;
  /** Width in pixels; the picture shrinks where there is less room. */
  size?: number;
};

/** Shows the picture of a kind of hosting; a kind without one has the bare plinth of the set. */
export function KindIllustration({ picture, size = 220 }: KindIllustrationProps) {
  if (picture?.includes('.')) {
    return (
      <img
        src={`/media/${picture}`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={styles.own}
      />
    );
  }
  const Drawing = drawings[picture as KindPicture] as (() => React.ReactNode) | undefined;

  return (
    <svg
      viewBox="-134 -136 268 276"
      width={size}
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      <Plinth />
      {Drawing && <Drawing />}
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

function Storage() {
  return (
    <g>
      {[0, 1, 2].map((tier) => (
        <IsoRackUnit
          key={tier}
          x={-52}
          y={-52}
          z={-52 + tier * 44}
          size={[104, 104, 36]}
          look={tier === 1 ? 'pine' : 'deep'}
          lights={1}
        />
      ))}
    </g>
  );
}

function Chip() {
  const pins = [-42, -14, 14];

  return (
    <g>
      <IsoBox x={-64} y={-64} z={-52} size={[128, 128, 10]} look="deep" />
      {pins.map((at) => (
        <g key={at}>
          <IsoBox x={at} y={-58} z={-42} size={[16, 116, 6]} look="lime" />
          <IsoBox x={-58} y={at} z={-42} size={[116, 16, 6]} look="lime" />
        </g>
      ))}
      <IsoBox x={-46} y={-46} z={-42} size={[92, 92, 26]} look="pine" />
      <IsoBox x={-26} y={-26} z={-16} size={[52, 52, 8]} />
    </g>
  );
}

function Shield() {
  return (
    <g>
      <IsoBox x={-56} y={-30} z={-52} size={[112, 40, 16]} look="deep" />
      <polygon
        points={polygon([-46, -6, 62], [0, -6, 80], [46, -6, 62], [40, -6, 4], [0, -6, -34], [-40, -6, 4])}
        fill="#0f4030"
      />
      <polygon
        points={polygon([-46, 4, 62], [0, 4, 80], [46, 4, 62], [40, 4, 4], [0, 4, -34], [-40, 4, 4])}
        fill="#2f7d62"
      />
      <polygon points={polygon([0, 4, 68], [36, 4, 54], [31, 4, 6], [0, 4, -22])} fill="#c8f169" />
      <IsoBox x={20} y={36} z={-52} size={[34, 30, 22]} look="lime" />
    </g>
  );
}

const drawings: Record<KindPicture, () => React.ReactNode> = {
  plesk: Plesk,
  cloud: Cloud,
  vps: Vps,
  dedicated: Dedicated,
  mail: Mail,
  storage: Storage,
  chip: Chip,
  shield: Shield,
};

import { IsoBox } from '../isometric/iso-box.tsx';
import { IsoRackUnit } from '../isometric/iso-rack-unit.tsx';
import { polygon, project, type Point } from '../isometric/projection.ts';
import styles from './hero-illustration.module.css';

/** Draws a small data hall: three racks on a grid with a lime path of data through them. */
export function HeroIllustration() {
  return (
    <svg viewBox="-330 -335 660 585" aria-hidden="true" focusable="false" className={styles.picture}>
      <Floor />
      <Rack x={-150} y={-150} units={6} lit={[1, 4]} />
      <Rack x={-10} y={-150} units={8} lit={[2, 5, 6]} />
      <Trace
        points={[
          [-210, 120, 0],
          [30, 120, 0],
          [30, 10, 0],
        ]}
      />
      <Trace
        points={[
          [210, 150, 0],
          [75, 150, 0],
          [75, 10, 0],
        ]}
        delay="0.4s"
      />
      <Trace
        points={[
          [-60, 210, 0],
          [-60, 60, 0],
          [-100, 60, 0],
          [-100, -40, 0],
        ]}
        delay="0.8s"
      />
      <Rack x={130} y={-150} units={5} lit={[3]} />
      <IsoBox x={-200} y={70} z={0} size={[70, 70, 26]} look="lime" />
      {/* Both lines of data end here, where the landing page's card covers it on neither side. */}
      <IsoBox x={24} y={-44} z={0} size={[58, 54, 18]} look="pine" />
      <IsoBox x={35} y={-34} z={18} size={[36, 34, 26]} look="body" />
    </svg>
  );
}

const RACK_WIDTH = 104;
const UNIT_HEIGHT = 24;
const UNIT_GAP = 4;

function Rack({ x, y, units, lit }: { x: number; y: number; units: number; lit: number[] }) {
  return (
    <g>
      <IsoBox x={x - 5} y={y - 5} z={0} size={[RACK_WIDTH + 10, RACK_WIDTH + 10, 8]} look="pine" />
      {Array.from({ length: units }, (_, unit) => (
        <IsoRackUnit
          key={unit}
          x={x}
          y={y}
          z={10 + unit * (UNIT_HEIGHT + UNIT_GAP)}
          size={[RACK_WIDTH, RACK_WIDTH, UNIT_HEIGHT]}
          look={lit.includes(unit) ? 'pine' : 'body'}
          lights={lit.includes(unit) ? 4 : 2}
        />
      ))}
    </g>
  );
}

const LINES = [-240, -160, -80, 0, 80, 160, 240];

function Floor() {
  return (
    <g>
      <polygon
        points={polygon([-240, -240, 0], [240, -240, 0], [240, 240, 0], [-240, 240, 0])}
        fill="currentColor"
        opacity={0.045}
      />
      <g stroke="currentColor" strokeOpacity={0.16}>
        {LINES.map((at) => (
          <g key={at}>
            <FloorLine from={[at, -240, 0]} to={[at, 240, 0]} />
            <FloorLine from={[-240, at, 0]} to={[240, at, 0]} />
          </g>
        ))}
      </g>
    </g>
  );
}

function FloorLine({ from, to }: { from: Point; to: Point }) {
  const [x1, y1] = project(from);
  const [x2, y2] = project(to);

  return <line x1={x1} y1={y1} x2={x2} y2={y2} />;
}

function Trace({ points, delay = '0s' }: { points: Point[]; delay?: string }) {
  const line = points.map((point) => project(point).join(',')).join(' ');

  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <polyline points={line} stroke="#c8f169" strokeOpacity={0.28} strokeWidth={3} />
      <polyline
        points={line}
        stroke="#c8f169"
        strokeWidth={3.5}
        className={styles.pulse}
        style={{ animationDelay: delay }}
      />
    </g>
  );
}

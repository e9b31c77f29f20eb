import { IsoBox } from '../isometric/iso-box.tsx';
import { IsoRackUnit } from '../isometric/iso-rack-unit.tsx';
import styles from './unplugged-illustration.module.css';

/** Draws a rack whose missing server is beside it, as a picture for "not found". */
export function UnpluggedIllustration() {
  return (
    <svg viewBox="-194 -240 388 370" aria-hidden="true" focusable="false" className={styles.picture}>
      <IsoBox x={-110} y={-110} z={-14} size={[220, 220, 10]} look="body" />
      {[0, 1, 2].map((unit) => (
        <IsoRackUnit key={unit} x={-90} y={-90} z={unit * 30} size={[110, 110, 26]} look="deep" />
      ))}
      <IsoBox x={-90} y={-90} z={90} size={[110, 12, 26]} look="deep" />
      <IsoRackUnit x={-90} y={-90} z={120} size={[110, 110, 26]} look="deep" />
      <IsoRackUnit x={-60} y={50} z={-4} size={[110, 46, 26]} look="pine" lights={0} />
      <IsoBox x={64} y={66} z={-4} size={[18, 18, 14]} look="lime" />
    </svg>
  );
}

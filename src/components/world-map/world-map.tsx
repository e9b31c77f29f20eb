import { FormattedMessage } from 'react-intl';
import { DATA_CENTERS } from './data-centers.ts';
import styles from './world-map.module.css';

/** Shows the seven data centres on a dotted map (coastlines: Natural Earth, public domain), with their names beneath. */
export function WorldMap() {
  return (
    <div>
      <div aria-hidden="true" dir="ltr" className={styles.map}>
        <div className={styles.dots} />
        {DATA_CENTERS.map(({ id, x, y }) => (
          <div
            key={id}
            className={styles.place}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          />
        ))}
      </div>
      <ul className={styles.names} role="list">
        {DATA_CENTERS.map(({ id }) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

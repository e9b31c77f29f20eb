import { FormattedDate, FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { reference } from '../reference.ts';
import type { SchemaChange } from '../api-reference.ts';
import styles from './developers.module.css';
import { Told } from './reference-table.tsx';

/** What changed in the roles' schemas, newest first. */
export function ApiChanges() {
  return reference.changes.map(({ date, changes }) => (
    <div key={date ?? 'new'} className={styles.group}>
      <Text variant="h4" as="h3" className={styles.groupTitle}>
        {date === null ? (
          <FormattedMessage id="developers.changes.new" />
        ) : (
          <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
        )}
      </Text>
      <ul className={styles.notes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.text}`}>
            <Change {...change} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Change({ kind, text, roles }: SchemaChange) {
  return (
    <>
      {kind !== 'added' && (
        <strong className={styles.kind}>
          <FormattedMessage id={`developers.changes.${kind}`} />
        </strong>
      )}
      <Told>{`${text} (${roles.join(', ')})`}</Told>
    </>
  );
}

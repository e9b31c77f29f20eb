import { FormattedDate, FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { reference } from '../reference.ts';
import type { SchemaChange } from '../api-reference.ts';
import styles from './developers.module.css';
import { Told } from './reference-table.tsx';

/** Upper bound for the additions of one day that are shown unfolded. */
const SHOWN_AT_ONCE = 10;

/** Lists the changes in the roles' schemas, newest first. */
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
      <Changes changes={changes} />
    </div>
  ));
}

/** Shows breaking and dangerous changes at once; a long list of additions is folded. */
function Changes({ changes }: { changes: readonly SchemaChange[] }) {
  const added = changes.filter(({ kind }) => kind === 'added');
  if (added.length <= SHOWN_AT_ONCE) return <ChangeList changes={changes} />;

  return (
    <>
      <ChangeList changes={changes.filter(({ kind }) => kind !== 'added')} />
      <details className={styles.details}>
        <summary>
          <FormattedMessage id="developers.changes.additions" values={{ count: added.length }} />
        </summary>
        <ChangeList changes={added} />
      </details>
    </>
  );
}

function ChangeList({ changes }: { changes: readonly SchemaChange[] }) {
  if (changes.length === 0) return null;

  return (
    <ul dir="ltr" className={styles.notes}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.text}`}>
          <Change {...change} />
        </li>
      ))}
    </ul>
  );
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

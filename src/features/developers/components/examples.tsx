import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { reference } from '../reference.ts';
import { CodeTabs } from '../code/code-tabs.tsx';
import styles from './developers.module.css';
import { useOrigin, withOrigin } from './getting-in.tsx';

const GROUPS = ['visitor', 'key', 'live', 'webhook', 'typed'] as const;

/** Shows the programs of docs/integrate/examples. */
export function Examples() {
  const intl = useIntl();
  const origin = useOrigin();

  return GROUPS.map((group) => (
    <div key={group} className={styles.group}>
      <Text variant="h4" as="h3" className={styles.groupTitle}>
        <FormattedMessage id={`developers.examples.${group}`} />
      </Text>
      <CodeTabs
        label={intl.formatMessage({ id: `developers.examples.${group}` })}
        examples={reference.examples
          .filter(({ id }) => id === group)
          .map((example) => ({ ...example, code: withOrigin(example.code, origin) }))}
      />
    </div>
  ));
}

import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { reference } from '../reference.ts';
import styles from './developers.module.css';
import { Name, ReferenceTable, Told } from './reference-table.tsx';

const CODE = 'limit-exceeded';

/** Lists the limits of one request, and how each is counted. */
export function Limits() {
  const intl = useIntl();
  const titles = ['counts', 'value', 'setting'] as const;

  return (
    <>
      <Text muted className={styles.text}>
        <FormattedMessage id="developers.limits.text" values={{ code: <Name key="code">{CODE}</Name> }} />
      </Text>
      <ReferenceTable
        label={intl.formatMessage({ id: 'developers.limits.table' })}
        head={titles.map((id) => ({ key: id, content: <FormattedMessage id={`developers.limits.${id}`} /> }))}
        rows={reference.limits.map(({ variable, value, counts }) => ({
          key: variable ?? counts,
          cells: [
            <Told key="counts">{counts}</Told>,
            <FormattedNumber key="value" value={value} />,
            variable === null ? '–' : <Name key="setting">{variable}</Name>,
          ],
        }))}
      />
    </>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { reference } from '../reference.ts';
import { Details } from './details.tsx';
import styles from './developers.module.css';
import { Name, ReferenceTable, Told } from './reference-table.tsx';
import { TableReference } from './table-reference.tsx';

/** Lists each table with its columns by role, and the actions. */
export function Rights() {
  const intl = useIntl();
  const titles = ['name', 'kind', 'meaning', 'roles'] as const;

  return (
    <>
      <Text variant="body2" muted className={styles.legend}>
        <FormattedMessage id="developers.roles.legend" />. <FormattedMessage id="developers.roles.english" />
      </Text>
      {reference.tables.map((table) => (
        <TableReference key={table.name} table={table} />
      ))}
      <Details
        id="actions"
        summary={
          <span className={styles.summaryText}>
            <FormattedMessage id="developers.actions.title" />
          </span>
        }
      >
        <ReferenceTable
          label={intl.formatMessage({ id: 'developers.actions.title' })}
          head={titles.map((id) => ({
            key: id,
            content: <FormattedMessage id={`developers.actions.${id}`} />,
          }))}
          rows={reference.actions.map(({ name, operation, description, roles }) => ({
            key: name,
            cells: [
              <Name key="name">{name}</Name>,
              <Name key="kind">{operation}</Name>,
              <Told key="meaning">{description}</Told>,
              <Told key="roles">{roles.join(', ')}</Told>,
            ],
          }))}
        />
      </Details>
    </>
  );
}

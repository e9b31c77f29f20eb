import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { TableAccess, TableReference as Reference } from '../api-reference.ts';
import { tableId } from '../anchors.ts';
import { reference } from '../reference.ts';
import { Details } from './details.tsx';
import styles from './developers.module.css';
import { Name, ReferenceTable, Told } from './reference-table.tsx';

/** Shows one table: its columns and each role's rights on them. */
export function TableReference({ table }: { table: Reference }) {
  const roles = reference.roles.filter((role) => table.access[role]);
  const titles = ['column', 'type', 'meaning'] as const;

  return (
    <Details
      id={tableId(table.name)}
      summary={
        <>
          <Name>{table.name}</Name>
          <span className={styles.summaryText}>
            <Told>{table.description}</Told>
          </span>
          <span className={styles.count}>
            <FormattedMessage id="developers.roles.rows" values={{ count: table.columns.length }} />
          </span>
        </>
      }
    >
      <ReferenceTable
        label={table.name}
        head={[
          ...titles.map((id) => ({ key: id, content: <FormattedMessage id={`developers.roles.${id}`} /> })),
          ...roles.map((role) => ({ key: role, content: <Name>{role}</Name> })),
        ]}
        rows={table.columns.map((column) => ({
          key: column.name,
          cells: [
            <Name key="name">{column.name}</Name>,
            <Name key="type">{column.type}</Name>,
            <Told key="meaning">{column.description}</Told>,
            ...roles.map((role) => <Rights key={role} letters={column.rights[role] ?? ''} />),
          ],
        }))}
      />
      <Notes table={table} />
    </Details>
  );
}

/** Lists what a role may do with whole rows; nothing where no role may do more than the columns say. */
function Notes({ table }: { table: Reference }) {
  const intl = useIntl();
  const limited = reference.roles.flatMap((role) => {
    const most = table.access[role]?.mostRows;

    return most === undefined ? [] : [{ role, most }];
  });
  const has = (right: (access: TableAccess) => boolean) => rolesWith(table, right);
  const noted = has(({ deletes, totals, isFiltered }) => deletes || totals || isFiltered);
  if (noted.length === 0 && limited.length === 0) return null;

  return (
    <ul className={styles.notes}>
      <Note id="developers.roles.deletes" roles={has(({ deletes }) => deletes)} />
      <Note id="developers.roles.totals" roles={has(({ totals }) => totals)} />
      <Note id="developers.roles.filtered" roles={has(({ isFiltered }) => isFiltered)} />
      {limited.map(({ role, most }) => (
        <li key={role}>
          {intl.formatMessage({ id: 'developers.roles.most' }, { role: isolated(role), count: most })}
        </li>
      ))}
    </ul>
  );
}

const RIGHTS = [
  ['r', 'developers.roles.reads'],
  ['i', 'developers.roles.inserts'],
  ['u', 'developers.roles.updates'],
] as const;

/** Shows rights as letters; screen readers get words. */
function Rights({ letters }: { letters: string }) {
  const intl = useIntl();
  const words = RIGHTS.filter(([letter]) => letters.includes(letter)).map(([, id]) =>
    intl.formatMessage({ id }),
  );

  return (
    <>
      <span aria-hidden="true" dir="ltr" className={styles.rights}>
        {letters.toUpperCase() || '–'}
      </span>
      <VisuallyHidden>
        {words.length > 0 ? intl.formatList(words) : <FormattedMessage id="developers.roles.nothing" />}
      </VisuallyHidden>
    </>
  );
}

type NoteProps = {
  id: 'developers.roles.deletes' | 'developers.roles.totals' | 'developers.roles.filtered';
  roles: string[];
};

function Note({ id, roles }: NoteProps) {
  const intl = useIntl();
  if (roles.length === 0) return null;

  return (
    <li>
      <Text as="span" variant="body2">
        <FormattedMessage id={id} values={{ roles: intl.formatList(roles.map(isolated)) }} />
      </Text>
    </li>
  );
}

function rolesWith(table: Reference, has: (access: TableAccess) => boolean): string[] {
  return reference.roles.filter((role) => {
    const access = table.access[role];
    return access !== undefined && has(access);
  });
}

/** Isolates a name by Unicode marks (FSI, PDI), so the direction of the sentence does not affect it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

import { changedColumns } from '../form/record-changes.ts';
import type { SettingInput, SettingRow, SettingsRecord, SettingValues } from './settings-section.ts';

const ARABIC = '_ar';

/** The rows of the table as one record; a setting that has no row is empty. */
export function toRecord<Values extends SettingValues>(
  name: string,
  rows: readonly SettingRow[],
  empty: Values,
): SettingsRecord<Values> {
  const found = rows.flatMap(({ key, value, value_ar }) => [
    [key, value ?? ''],
    [`${key}${ARABIC}`, value_ar ?? ''],
  ]);
  const known = Object.fromEntries(found.filter(([field = '']) => field in empty)) as Values;
  const updatedAt = rows.map((row) => row.updated_at).toSorted();

  return { id: name, updated_at: updatedAt.at(-1) ?? '', values: { ...empty, ...known } };
}

/** The rows in which two states of the settings differ, as the second has them. */
export function changedRows<Values extends SettingValues>(before: Values, after: Values): SettingInput[] {
  const keys = new Set(changedColumns(before, after).map((field) => keyOf(field, before)));

  return [...keys].map((key) => ({
    key,
    value: after[key] || null,
    ...(`${key}${ARABIC}` in after && { value_ar: after[`${key}${ARABIC}`] || null }),
  }));
}

/** Holds for the rows that still are what they were in `before`: compare and set, as for any record. */
export function unchangedRows(before: SettingValues, keys: readonly string[]): object {
  return {
    _or: keys.map((key) => ({
      _and: [
        { key: { _eq: key } },
        isText('value', before[key]),
        ...(`${key}${ARABIC}` in before ? [isText('value_ar', before[`${key}${ARABIC}`])] : []),
      ],
    })),
  };
}

/** The entries of the history that wrote one of these fields; a row that is added has no changed columns. */
export function changesOfSettings(table: string, fields: readonly string[], known: SettingValues): object {
  return {
    table_name: { _eq: table },
    _or: fields.map((field) => {
      const key = keyOf(field, known);
      const column = key === field ? 'value' : `value${ARABIC}`;
      return {
        record_id: { _eq: key },
        _or: [{ changed_columns: { _contains: [column] } }, { operation: { _eq: 'insert' } }],
      };
    }),
  };
}

/** Nothing and an empty text are the same to a form. */
function isText(column: string, text: string | undefined): object {
  if (text) return { [column]: { _eq: text } };

  return { _or: [{ [column]: { _is_null: true } }, { [column]: { _eq: '' } }] };
}

/** The key whose row holds a field; `known` are all fields. */
function keyOf(field: string, known: SettingValues): string {
  const base = field.slice(0, -ARABIC.length);

  return field.endsWith(ARABIC) && base in known ? base : field;
}

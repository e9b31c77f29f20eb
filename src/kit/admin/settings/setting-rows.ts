import { changedColumns } from '../form/saving/record-changes.ts';
import type { SettingInput, SettingRow, SettingsRecord, SettingValues } from './settings-section.ts';

const ARABIC = '_ar';

/** Combines the rows of the table into one record; a setting without a row keeps the value that `empty` has. */
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

/** Returns the rows to write for the settings that differ, with the values of `after`. */
export function changedRows<Values extends SettingValues>(before: Values, after: Values): SettingInput[] {
  const keys = new Set(changedColumns(before, after).map((field) => keyOf(field, before)));

  return [...keys].map((key) => ({
    key,
    value: after[key] || null,
    ...(`${key}${ARABIC}` in after && { value_ar: after[`${key}${ARABIC}`] || null }),
  }));
}

/** Returns the condition that matches rows which still have the values of `before` (compare and set). */
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

/** Finds the history entries that wrote one of these fields; the entry of an inserted row has no changed columns. */
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

/** Matches a column by its text; null and '' count as equal, since a form can't tell them apart. */
function isText(column: string, text: string | undefined): object {
  if (text) return { [column]: { _eq: text } };

  return { _or: [{ [column]: { _is_null: true } }, { [column]: { _eq: '' } }] };
}

/** Returns the key of the row that holds a field; `known` has all fields. */
function keyOf(field: string, known: SettingValues): string {
  const base = field.slice(0, -ARABIC.length);

  return field.endsWith(ARABIC) && base in known ? base : field;
}

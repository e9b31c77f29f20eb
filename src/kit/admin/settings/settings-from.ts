import type { AnyFields, ValuesOf } from '#src/kit/fields/field.ts';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import type { SettingsFields } from '#src/kit/fields/settings-of.ts';
import type { SettingsSection, SettingValues } from './settings-section.ts';

type Form<Values extends SettingValues> = SettingsSection<Values>['form'];

/** Returns the parts of a settings section that follow from its fields. */
export function settingsFrom<F extends AnyFields, Values extends SettingValues & ValuesOf<F>>(
  { table, fields, labels, emptyValues }: SettingsFields<F>,
  form: Omit<Form<Values>, 'schema' | 'labels'>,
) {
  return {
    table,
    emptyValues: emptyValues as Values,
    form: { schema: schemaOf({ fields }) as unknown as Form<Values>['schema'], labels, ...form },
  };
}

import { use } from 'react';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextsMeter } from '../arabic/texts-meter.tsx';
import { GuardedForm } from '../form/guarded-form.tsx';
import { NewestValues } from '../form/saving/newest-values.tsx';
import { RecordPreview } from '../form/record-preview.tsx';
import { SaveProblem } from '../form/save-problem.tsx';
import { useRecordEditing } from '../form/use-record-editing.ts';
import type {
  SaveApart,
  SettingsRecord,
  SettingsSection,
  SettingsTypes,
  SettingValues,
} from './settings-section.ts';
import { changesOfSettings } from './setting-rows.ts';
import { useSaveSettings } from './use-save-settings.ts';

type SettingsFormProps<Values extends SettingValues> = {
  section: SettingsSection<Values>;
  record: SettingsRecord<Values>;
  saveApart: SaveApart<Values> | undefined;
  onSaved: () => void;
};

/** Draws all settings of a section as one form, which stays open after a save. */
export function SettingsForm<Values extends SettingValues>(props: SettingsFormProps<Values>) {
  const { section, record, saveApart, onSaved } = props;
  const { name, texts, errors } = section;
  const { Fields, Preview } = section.form;
  const form = { ...section.form, emptyValues: () => section.emptyValues, toValues, toColumns };
  const owner = use(SessionStoreContext)?.getSession().user?.id ?? '';
  const editing = useRecordEditing<SettingsTypes<Values>>({
    section: {
      ...{ form, texts, errors },
      changesOf: (_, fields) => changesOfSettings(section.table, fields, section.emptyValues),
    },
    save: useSaveSettings(section, saveApart),
    record,
    draftKey: `${owner} ${name}`,
    onSaving: () => undefined,
    onSaved,
  });

  return (
    <GuardedForm<Values>
      initialValues={editing.initialValues}
      draft={editing.draft}
      schema={form.schema}
      onSubmit={editing.submit}
      onTyped={editing.keepTyped}
    >
      <NewestValues record={record} editing={editing} />
      <SaveProblem form={form} editing={editing} />
      {section.isArabicCounted && <TextsMeter />}
      <Fields key={editing.revision} />
      {Preview && <RecordPreview Preview={Preview} />}
      <Box sx={{ marginBlockStart: 3 }}>
        <SubmitButton pending={<FormattedMessage id="kit.saving" />}>
          <FormattedMessage id={texts.save ?? 'kit.save'} />
        </SubmitButton>
      </Box>
    </GuardedForm>
  );
}

const toValues = <Values extends SettingValues>({ values }: SettingsRecord<Values>): Values => values;
const toColumns = <Values extends SettingValues>(values: Values): Values => values;

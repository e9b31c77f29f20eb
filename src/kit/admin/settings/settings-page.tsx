import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#src/components/page-header.tsx';
import { FORM_WIDTH_PX } from '../form/columns.ts';
import { LoadError } from '../list/load-error.tsx';
import { useLiveQuery } from '../live/use-live-query.ts';
import { SettingsForm } from './settings-form.tsx';
import { toRecord } from './setting-rows.ts';
import type { SaveApart, SettingsSection, SettingValues } from './settings-section.ts';

type SettingsPageProps<Values extends SettingValues> = {
  section: SettingsSection<Values>;
  /** Saves the fields listed in the section's `apart`. */
  saveApart?: SaveApart<Values>;
  /** Called after a successful save. */
  onSaved?: () => void;
  /** Content beneath the form. */
  children?: ReactNode;
};

/** Draws the page of a section that consists of one form over a table of settings. */
export function SettingsPage<Values extends SettingValues>(props: SettingsPageProps<Values>) {
  const { section, children } = props;
  const { title, text } = section.texts;

  return (
    <>
      <PageHeader title={<FormattedMessage id={title} />} text={<FormattedMessage id={text} />} />
      <SettingsPanel {...props} />
      {children}
    </>
  );
}

type SettingsPanelProps<Values extends SettingValues> = Omit<SettingsPageProps<Values>, 'children'>;

/** Draws the form alone, for a page that has more than one form. */
export function SettingsPanel<Values extends SettingValues>(props: SettingsPanelProps<Values>) {
  const { section, saveApart, onSaved } = props;
  const { documents, texts, errors } = section;
  const { data, error, refresh } = useLiveQuery(documents.read, {}, documents.changed);
  const rows = data?.rows;
  const record = useMemo(
    () => (rows ? toRecord(section.name, rows, section.emptyValues) : null),
    [rows, section],
  );

  return (
    <>
      {Boolean(error) && (
        <LoadError error={error} errors={errors} text={texts.loadFailed} onRetry={refresh} />
      )}
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, maxWidth: FORM_WIDTH_PX }}>
        {record ? (
          <SettingsForm
            section={section}
            record={record}
            saveApart={saveApart}
            onSaved={() => {
              void refresh();
              onSaved?.();
            }}
          />
        ) : (
          !error && <FieldsOnTheirWay count={Object.keys(section.emptyValues).length} />
        )}
      </Paper>
    </>
  );
}

function FieldsOnTheirWay({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={56} sx={{ marginBlockEnd: 3 }} />
      ))}
    </div>
  );
}

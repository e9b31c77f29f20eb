import { useQuery, useSubscription } from '@apollo/client/react';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#src/components/page-header.tsx';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';
import { LoadError } from '../list/load-error.tsx';
import { SettingsForm } from './settings-form.tsx';
import { toRecord } from './setting-rows.ts';
import type { SaveApart, SettingInput, SettingsSection, SettingValues } from './settings-section.ts';

type SettingsPageProps<Values extends SettingValues, Where extends object, Input extends SettingInput> = {
  section: SettingsSection<Values, Where, Input>;
  /** Saves the fields that the section keeps apart. */
  saveApart?: SaveApart<Values>;
  /** Stands beneath the form. */
  children?: ReactNode;
};

/** The page of a section that is one form over a table of settings. */
export function SettingsPage<Values extends SettingValues, Where extends object, Input extends SettingInput>(
  props: SettingsPageProps<Values, Where, Input>,
) {
  const { section, saveApart, children } = props;
  const { documents, texts, errors } = section;
  const query = useQuery(documents.read, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  const refresh = () => void refetch().catch(() => undefined);
  useRecovery(query);
  useSubscription(documents.changed, { ignoreResults: true, onData: refresh });
  const rows = (data as { rows: Parameters<typeof toRecord>[1] } | undefined)?.rows;
  const [shown, revision] = useShown(rows);

  return (
    <>
      <PageHeader title={<FormattedMessage id={texts.title} />} text={<FormattedMessage id={texts.text} />} />
      {error && <LoadError error={error} errors={errors} text={texts.loadFailed} onRetry={refresh} />}
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, maxWidth: FORM_WIDTH_PX }}>
        {shown ? (
          <SettingsForm
            key={revision}
            section={section}
            record={toRecord(section.name, shown, section.emptyValues)}
            saveApart={saveApart}
            onSaved={refresh}
          />
        ) : (
          !error && <FieldsOnTheirWay count={Object.keys(section.emptyValues).length} />
        )}
      </Paper>
      {children}
    </>
  );
}

const FORM_WIDTH_PX = 880;

/** The newest rows, but for a form with unsaved text: that keeps what it was opened with until it is saved. */
function useShown<Rows>(newest: Rows | undefined): [Rows | undefined, number] {
  const unsaved = useUnsavedChanges();
  const [shown, setShown] = useState({ rows: newest, revision: 0 });
  if (newest !== shown.rows && newest !== undefined && !unsaved.isDirty) {
    setShown({ rows: newest, revision: shown.revision + 1 });
  }

  return [shown.rows, shown.revision];
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

import { useCallback, useState } from 'react';
import { useRefreshAfterSave } from '#src/lib/document/use-refresh-after-save.ts';
import { SettingsPage } from '#src/kit/admin/settings/settings-page.tsx';
import type { SettingsSection } from '#src/kit/admin/settings/settings-section.ts';
import { settingsFrom } from '#src/kit/admin/settings/settings-from.ts';
import { analyticsFields, type AnalyticsFormValues } from '../analytics-fields.ts';
import { AnalyticsForm } from '../forms/analytics-form.tsx';
import { analyticsSettings } from '../analytics-documents.generated.ts';
import { analyticsErrors } from './analytics-errors.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Section "Analytics & Tracking" of the back office. */
export const analyticsSection: SettingsSection<AnalyticsFormValues> = {
  name: 'analytics',
  documents: analyticsSettings,
  texts: {
    title: 'analytics.page.title',
    text: 'analytics.page.text',
    save: 'analytics.form.save',
    updated: 'analytics.toast.updated',
    saveFailed: 'analytics.errors.saveFailed',
    loadFailed: 'analytics.errors.loadFailed',
  },
  ...settingsFrom(analyticsFields, { Fields: AnalyticsForm }),
  errors: analyticsErrors,
  apart: ['additional_head_scripts'],
};

type Question = { scripts: string; answer: (isSaved: boolean) => void };

export function AnalyticsAdminPage() {
  const [question, setQuestion] = useState<Question | null>(null);
  const saveApart = useCallback(
    ({ additional_head_scripts: scripts }: AnalyticsFormValues) =>
      new Promise<boolean>((answer) => setQuestion({ scripts, answer })),
    [],
  );

  return (
    <SettingsPage section={analyticsSection} saveApart={saveApart} onSaved={useRefreshAfterSave()}>
      <PasswordDialog
        scripts={question?.scripts}
        onAnswer={(isSaved) => {
          question?.answer(isSaved);
          setQuestion(null);
        }}
      />
    </SettingsPage>
  );
}

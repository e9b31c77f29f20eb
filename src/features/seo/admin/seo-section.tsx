import type { Seo_Settings_Bool_Exp, Seo_Settings_Insert_Input } from '#src/gql/graphql.ts';
import { useRefreshAfterSave } from '#src/lib/document/use-refresh-after-save.ts';
import { settingsFrom } from '#src/kit/admin/settings/settings-from.ts';
import type { SettingInput, SettingsSection } from '#src/kit/admin/settings/settings-section.ts';
import { SettingsPage } from '#src/kit/admin/settings/settings-page.tsx';
import { SeoForm } from '../forms/seo-form.tsx';
import { seoFields, type SeoFormValues } from '../seo-fields.ts';
import { SaveSeoSettings, SeoSettingsChanged, SeoSettingsForm } from './seo-documents.ts';
import { SearchResultPreview } from './search-result-preview.tsx';

type SeoInput = Seo_Settings_Insert_Input & SettingInput;

/** Section "SEO Settings" of the back office. */
export const seoSection: SettingsSection<SeoFormValues, Seo_Settings_Bool_Exp, SeoInput> = {
  name: 'seo',
  table: 'seo_settings',
  documents: { read: SeoSettingsForm, changed: SeoSettingsChanged, save: SaveSeoSettings },
  texts: {
    title: 'seo.page.title',
    text: 'seo.page.text',
    save: 'seo.form.save',
    updated: 'seo.toast.updated',
    saveFailed: 'seo.errors.saveFailed',
    loadFailed: 'seo.errors.loadFailed',
  },
  ...settingsFrom(seoFields, { Fields: SeoForm, Preview: SearchResultPreview }),
  isArabicCounted: true,
  errors: {
    seo_settings_value_present: 'seo.errors.valueMissing',
    seo_settings_value_length: 'seo.errors.valueTooLong',
  },
};

export function SeoAdminPage() {
  return <SettingsPage section={seoSection} onSaved={useRefreshAfterSave()} />;
}

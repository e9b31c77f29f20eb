import { useRefreshAfterSave } from '#src/lib/document/use-refresh-after-save.ts';
import { settingsFrom } from '#src/kit/admin/settings/settings-from.ts';
import type { SettingsSection } from '#src/kit/admin/settings/settings-section.ts';
import { SettingsPage } from '#src/kit/admin/settings/settings-page.tsx';
import { SeoForm } from '../forms/seo-form.tsx';
import { seoFields, type SeoFormValues } from '../seo-fields.ts';
import { seoSettings } from '../seo-documents.generated.ts';
import { SearchResultPreview } from './search-result-preview.tsx';

/** Section "SEO Settings" of the back office. */
export const seoSection: SettingsSection<SeoFormValues> = {
  name: 'seo',
  documents: seoSettings,
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

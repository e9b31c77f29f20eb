import { settingsFrom } from '#src/kit/admin/settings/settings-from.ts';
import type { SettingsSection } from '#src/kit/admin/settings/settings-section.ts';
import { brandFields, type BrandFormValues } from '../brand-fields.ts';
import { brandSettings } from '../brand-documents.generated.ts';
import { BrandForm } from '../forms/brand-form.tsx';

/** Part "Brand" of the settings: the logos and the colour. */
export const brandSection: SettingsSection<BrandFormValues> = {
  name: 'brand',
  documents: brandSettings,
  texts: {
    title: 'brand.page.title',
    text: 'brand.page.text',
    save: 'brand.form.save',
    updated: 'brand.toast.updated',
    saveFailed: 'settings.errors.saveFailed',
    loadFailed: 'settings.errors.loadFailed',
  },
  ...settingsFrom(brandFields, { Fields: BrandForm }),
};

import type { SettingsSection } from '#src/kit/admin/settings/settings-section.ts';
import { settingsFrom } from '#src/kit/admin/settings/settings-from.ts';
import { SettingsForm } from '../forms/settings-form.tsx';
import { settingsFields, type SettingsFormValues } from '../settings-fields.ts';
import { siteSettings } from '../settings-documents.generated.ts';

/** Section "Settings" of the back office: brand, company, portal, profiles. */
export const siteSettingsSection: SettingsSection<SettingsFormValues> = {
  name: 'settings',
  documents: siteSettings,
  texts: {
    title: 'settings.page.title',
    text: 'settings.page.text',
    save: 'settings.form.save',
    updated: 'settings.toast.updated',
    saveFailed: 'settings.errors.saveFailed',
    loadFailed: 'settings.errors.loadFailed',
  },
  ...settingsFrom(settingsFields, { Fields: SettingsForm }),
  errors: {
    site_settings_value_length: 'settings.errors.tooLong',
    site_settings_name_length: 'settings.errors.tooLong',
    site_settings_address_form: 'settings.form.urlInvalid',
    site_settings_portal_form: 'settings.form.portalInvalid',
    site_settings_email_form: 'settings.form.emailInvalid',
    site_settings_sender_form: 'settings.form.emailInvalid',
    site_settings_sender_name_form: 'settings.form.senderNameInvalid',
    site_settings_phone_form: 'settings.form.phoneInvalid',
    site_settings_rating_form: 'settings.form.rating.valueInvalid',
    site_settings_rating_count_form: 'settings.form.rating.countInvalid',
    site_settings_rating_date_form: 'settings.form.rating.dateInvalid',
  },
};

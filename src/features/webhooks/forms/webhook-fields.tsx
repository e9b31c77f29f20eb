import { FormattedMessage } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { SwitchField } from '#src/kit/forms/switch-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { EventsField } from './events-field.tsx';

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const webhookLabels = {
  name: 'webhooks.form.name',
  url: 'webhooks.form.url',
  events: 'webhooks.form.events',
  is_enabled: 'webhooks.form.isEnabled',
} as const;

/** Renders the fields of a webhook: name, URL, events, enabled. */
export function WebhookFields() {
  return (
    <FormSection>
      <TextField
        name="name"
        required
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'auto' } }}
        label={<FormattedMessage id="webhooks.form.name" />}
        helperText={<FormattedMessage id="webhooks.form.nameHint" />}
      />
      <SwitchField name="is_enabled" label={<FormattedMessage id="webhooks.form.isEnabled" />} />
      <WholeRow>
        <TextField
          name="url"
          type="url"
          required
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
          label={<FormattedMessage id="webhooks.form.url" />}
          helperText={<FormattedMessage id="webhooks.form.urlHint" />}
        />
      </WholeRow>
      <WholeRow>
        <EventsField />
      </WholeRow>
    </FormSection>
  );
}

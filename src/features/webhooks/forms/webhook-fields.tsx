import { FormattedMessage } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { SwitchField } from '#src/kit/forms/switch-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { EventsField } from './events-field.tsx';

/** What each field is called, in the form and where two people's changes are compared. */
export const webhookLabels = {
  name: 'webhooks.form.name',
  url: 'webhooks.form.url',
  events: 'webhooks.form.events',
  is_enabled: 'webhooks.form.isEnabled',
} as const;

/** Who is told, where, and of what. */
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

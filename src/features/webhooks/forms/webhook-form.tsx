import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { webhookFields } from '../webhook-fields.ts';
import { EventsField } from './events-field.tsx';

/** Renders the fields of a webhook: name, URL, events, enabled. */
function WebhookForm() {
  return (
    <FormSection>
      <Fields of={webhookFields} names={['name', 'is_enabled']} focus="name" />
      <WholeRow>
        <Fields of={webhookFields} names={['url']} />
      </WholeRow>
      <WholeRow>
        <EventsField />
      </WholeRow>
    </FormSection>
  );
}

/** What the form has besides its fields. */
export const webhookForm = { Fields: WebhookForm, fieldOf: { webhook_endpoints_url_form: 'url' } } as const;

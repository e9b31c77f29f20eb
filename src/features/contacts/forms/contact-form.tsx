import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { ContactSubscription } from '../admin/contact-subscription.tsx';
import { SentMails } from '../admin/sent-mails.tsx';
import { contactFields } from '../contact-fields.ts';

/** Renders the fields of a contact and, below them, its subscription and the mails sent to it. */
function ContactForm() {
  return (
    <>
      <FormSection>
        <WholeRow>
          <Fields of={contactFields} names={['email']} focus="email" />
        </WholeRow>
        <Fields of={contactFields} names={['first_name', 'last_name', 'locale']} />
      </FormSection>
      <ContactSubscription />
      <SentMails />
    </>
  );
}

/** What the form has besides its fields. */
export const contactForm = { Fields: ContactForm, fieldOf: { contacts_email_key_unique: 'email' } } as const;

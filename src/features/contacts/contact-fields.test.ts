import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { makeAdminContact } from '#src/testing/make-rows.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { contactFields } from './contact-fields.ts';

type ContactFormValues = ValuesOf<typeof contactFields.fields>;
const { emptyValues: newContact, toColumns, toValues } = contactFields;
const contactFormSchema = schemaOf(contactFields);

async function fault(values: Partial<ContactFormValues>): Promise<unknown> {
  try {
    await contactFormSchema.validate({ ...newContact(), email: 'salma@example.test', ...values });
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.errors[0] : error;
  }
}

describe('the form rules of a contact', () => {
  it.each([
    {},
    { first_name: 'سلمى', last_name: 'O’Neil' },
    { email: 'salma@مثال.إختبار' },
    { locale: 'ar' as const },
  ])('accept %o', async (values) => {
    await expect(fault(values)).resolves.toBeNull();
  });

  it.each([
    [{ email: '' }, { id: 'contacts.form.emailInvalid' }],
    [{ email: 'salma' }, { id: 'contacts.form.emailInvalid' }],
    [{ email: 'salma@example' }, { id: 'contacts.form.emailInvalid' }],
    [{ first_name: 'x'.repeat(101) }, { id: 'contacts.form.nameTooLong', values: { max: 100 } }],
    [{ last_name: 'ab\u202ecd' }, { id: 'contacts.form.nameUnprintable' }],
  ])('refuse %o', async (values, message) => {
    await expect(fault(values)).resolves.toEqual(message);
  });
});

describe('the form values of a contact', () => {
  it('turn back into the columns from which they were read', () => {
    const row = makeAdminContact({ last_name: null });

    expect(toColumns(toValues(row))).toEqual({
      email: row.email,
      first_name: row.first_name,
      last_name: null,
      locale: row.locale,
    });
  });

  it('turn an Arabic domain of the email into ASCII (Punycode)', () => {
    expect(toColumns({ ...newContact(), email: ' salma@مثال.إختبار ' }).email).toBe(
      'salma@xn--mgbh0fb.xn--kgbechtv',
    );
  });
});

import { string } from 'yup';
import { accountEmailFault } from '#rules/email/account-email.ts';
import type { ValidationMessage } from './validation-message.ts';

const localPart: ValidationMessage = { id: 'forms.emailLocalPart' };

/** Rule for the email of an account; `invalid` is the text for one that is no email. */
export const accountEmail = (invalid: ValidationMessage) =>
  string()
    .trim()
    .test(
      'local-part',
      () => localPart,
      (text = '') => accountEmailFault(text) !== 'local-part',
    )
    .test(
      'account-email',
      () => invalid,
      (text = '') => text === '' || accountEmailFault(text) !== 'invalid',
    );

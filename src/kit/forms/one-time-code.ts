import { string } from 'yup';
import type { ValidationMessage } from './validation-message.ts';

/** Six digits, European, Arabic or Persian, with spaces wherever somebody puts them; the service reads them the same. */
const CODE = /^(?:[\s-]*[\d\u0660-\u0669\u06f0-\u06f9]){6}[\s-]*$/;

const required: ValidationMessage = { id: 'forms.codeRequired' };
const invalid: ValidationMessage = { id: 'forms.codeInvalid' };

/** The code of an authenticator app, as forms ask for it. */
export const oneTimeCode = () =>
  string()
    .required(required)
    .matches(CODE, () => invalid);

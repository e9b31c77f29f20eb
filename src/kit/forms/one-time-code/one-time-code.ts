import { string } from 'yup';
import type { ValidationMessage } from '../validation-message.ts';

/** Six digits, European, Arabic or Persian, with spaces or hyphens anywhere; the actions service accepts all of these. */
const CODE = /^(?:[\s-]*[\d\u0660-\u0669\u06f0-\u06f9]){6}[\s-]*$/;

const required: ValidationMessage = { id: 'forms.codeRequired' };
const invalid: ValidationMessage = { id: 'forms.codeInvalid' };

/** Rule for the code of an authenticator app. */
export const oneTimeCode = () =>
  string()
    .required(required)
    .matches(CODE, () => invalid);

import { hasNameCharacters } from './person-name.ts';

/** A value that Keycloak's user profile refuses, with Keycloak's message and its parameters. */
export type ProfileFault = { field: string; errorMessage: string; params: unknown[] };

export type Profile = {
  username?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
};

const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;
const MAX_LENGTH = 255;
const MIN_USERNAME_LENGTH = 3;
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~\\u0080-\\uffff-]+";
const QUOTED = '"(?:[^"\\\\\\p{Cc}]|\\\\["\\\\])+"';
const LOCAL_PART = new RegExp(`^(?:${ATOM}|${QUOTED})(?:\\.(?:${ATOM}|${QUOTED}))*$`, 'iu');
const LABEL_SIGN = "[a-z0-9!#$%&'*+/=?^`{|}~\\u0080-\\uffff]";
const DOMAIN_LABEL = new RegExp(`^${LABEL_SIGN}+(?:-+${LABEL_SIGN}+)*$`, 'iu');
const IP_ADDRESS = /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[0-9a-f:.]+)\]$/i;
/** Characters that a user name may have beside those of Latin: what is common to all scripts, such as digits. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/** Returns what Keycloak's default user profile refuses of a person; a missing value is no fault here. */
export function profileFaults({ username, email, firstName, lastName }: Profile): ProfileFault[] {
  return [
    ...(email ? emailFaults(email) : []),
    ...(username ? usernameFaults(username) : []),
    ...nameFaults('firstName', firstName ?? ''),
    ...nameFaults('lastName', lastName ?? ''),
  ];
}

/** Returns what Keycloak's default user profile refuses of an email. */
export function emailFaults(email: string): ProfileFault[] {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  const isEmail = local.length <= LOCAL_MAX_LENGTH && LOCAL_PART.test(local) && isDomain(domain);

  return [
    ...(isEmail ? [] : [fault('email', 'error-invalid-email', email)]),
    ...(isEmail && /[^\0-\x7f]/.test(local) ? [fault('email', 'error-non-ascii-local-part-email')] : []),
    ...tooLong('email', email),
  ];
}

function isDomain(domain: string): boolean {
  if (IP_ADDRESS.test(domain)) return true;
  return (
    domain.length <= MAX_LENGTH &&
    domain.split('.').every((label) => label.length <= LABEL_MAX_LENGTH && DOMAIN_LABEL.test(label))
  );
}

function usernameFaults(username: string): ProfileFault[] {
  const isTooShortOrLong = username.length < MIN_USERNAME_LENGTH || username.length > MAX_LENGTH;
  return [
    ...(isTooShortOrLong ? [fault('username', 'error-invalid-length', MIN_USERNAME_LENGTH, MAX_LENGTH)] : []),
    ...(LATIN.test(username) ? [] : [fault('username', 'error-username-invalid-character')]),
  ];
}

function nameFaults(field: string, name: string): ProfileFault[] {
  return [
    ...tooLong(field, name),
    ...(hasNameCharacters(name) ? [] : [fault(field, 'error-person-name-invalid-character')]),
  ];
}

function tooLong(field: string, text: string): ProfileFault[] {
  return text.length > MAX_LENGTH ? [fault(field, 'error-invalid-length-too-long', null, MAX_LENGTH)] : [];
}

function fault(field: string, errorMessage: string, ...params: unknown[]): ProfileFault {
  return { field, errorMessage, params: [field, ...params] };
}

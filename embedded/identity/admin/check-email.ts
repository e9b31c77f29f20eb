import { AdminError } from './admin-error.ts';

/** Local part with a character outside ASCII; Keycloak refuses it where the realm's mail server has no `allowutf8`. */
const WIDE_LOCAL_PART = /^[^@]*[^\0-\x7f@][^@]*@/;
/** Words joined by single dots before the @; after it a domain in ASCII, which may be one word (`admin@localhost`). */
const EMAIL =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Refuses an email that Keycloak 26.7 refuses for an account of the product's realm. */
export function checkEmail({ email }: { email?: string | null }): void {
  if (!email) return;
  if (WIDE_LOCAL_PART.test(email)) throw refused(email, 'error-non-ascii-local-part-email');
  if (!EMAIL.test(email)) throw refused(email, 'error-invalid-email');
}

const refused = (email: string, errorMessage: string) =>
  new AdminError(400, { field: 'email', errorMessage, params: ['email', email] });

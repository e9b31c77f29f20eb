/** Days until the file's `Expires`, which should be less than a year ahead (RFC 9116); each request renders it again. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

type Contact = { publicUrl: string; contact: string; now: Date };

/** Renders `/.well-known/security.txt` (RFC 9116): the contact for security reports, and its languages. */
export function renderSecurityTxt({ publicUrl, contact, now }: Contact): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;

  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    '',
  ].join('\n');
}

/** Returns the contact for security reports: the configured one, else the support email; undefined without both. */
export function securityContact(configured: string, supportEmail: string): string | undefined {
  if (configured) return configured;

  return supportEmail ? `mailto:${supportEmail}` : undefined;
}

/** The file must name a day on which it is stale (RFC 9116), less than a year away; it is made again with each request. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

type Contact = { publicUrl: string; contact: string; now: Date };

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, in which languages. */
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

/** Where reports go: what is configured, or else the support's address. */
export function securityContact(configured: string, supportEmail: string): string | undefined {
  if (configured) return configured;

  return supportEmail ? `mailto:${supportEmail}` : undefined;
}

import type { Locale } from '#actions/config/locale.ts';
import type { Sender } from '#actions/lib/newsletter/read-sender.ts';

/** Sender of a mail, and the URLs of its links. */
export type Brand = {
  name: Record<Locale, string>;
  postalAddress: Record<Locale, string>;
  logoUrl: string;
  links: { home: string; support: string; privacy: string; terms: string };
};

/** Returns the brand of the mails of a sender, with the URLs of their links. */
export function brandOf({ brand, postalAddress, portalUrl }: Sender, publicUrl: string): Brand {
  const base = publicUrl.replace(/\/$/, '');
  return {
    name: brand,
    postalAddress,
    logoUrl: `${base}/mail-logo.png`,
    links: {
      home: `${base}/`,
      support: portalUrl ? `${portalUrl.replace(/\/$/, '')}/submitticket.php` : `${base}/`,
      privacy: `${base}/privacy`,
      terms: `${base}/terms`,
    },
  };
}

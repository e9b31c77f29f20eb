import type { Sender } from '#actions/lib/newsletter/read-sender.ts';

export type Locale = 'en' | 'ar';

/** Who sends, and where the links of a template lead. */
export type Brand = {
  name: Record<Locale, string>;
  postalAddress: Record<Locale, string>;
  logoUrl: string;
  links: { home: string; support: string; privacy: string; terms: string };
};

/** Where the links of a mail lead. */
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

import type { Locale } from '#actions/config/locale.ts';
import type { Sender } from '#actions/lib/newsletter/read-sender.ts';

/** A logo in mails: its address, its width by its height, and whether it holds the brand's name. */
type MailLogo = { url: string; ratio: number; hasName: boolean };

/** Sender of a mail, and the URLs of its links. */
export type Brand = {
  name: Record<Locale, string>;
  postalAddress: Record<Locale, string>;
  /** Address of the site's own logo, which mails show where the brand has none. */
  logoUrl: string;
  /** The brand's own logos by language. */
  logos?: Record<Locale, MailLogo | undefined>;
  /** The brand's colour, `#rrggbb`. */
  color?: string | undefined;
  links: { home: string; support: string; privacy: string; terms: string };
};

/** Returns the brand of the mails of a sender, with the URLs of their links. */
export function brandOf({ brand, postalAddress, portalUrl, logos, color }: Sender, publicUrl: string): Brand {
  const base = publicUrl.replace(/\/$/, '');
  const urlOf = (logo: Sender['logos'][Locale]) => logo && { ...logo, url: `${base}${logo.path}` };
  return {
    name: brand,
    postalAddress,
    color,
    // Mail services keep a picture by its address, which is another one for each colour.
    logoUrl: `${base}/mail-logo.png${color ? `?${color.slice(1)}` : ''}`,
    logos: { en: urlOf(logos.en), ar: urlOf(logos.ar) },
    links: {
      home: `${base}/`,
      support: portalUrl ? `${portalUrl.replace(/\/$/, '')}/submitticket.php` : `${base}/`,
      privacy: `${base}/privacy`,
      terms: `${base}/terms`,
    },
  };
}

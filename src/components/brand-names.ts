/** Names of the companies whose marks are in `brand-icons.svg`, keyed by the mark's id in that file. */
export const brandTitles = {
  almalinux: 'AlmaLinux',
  amd: 'AMD',
  applepay: 'Apple Pay',
  cloudflare: 'Cloudflare',
  ethereum: 'Ethereum',
  facebook: 'Facebook',
  g2: 'G2',
  github: 'GitHub',
  google: 'Google',
  instagram: 'Instagram',
  letsencrypt: "Let's Encrypt",
  linkedin: 'LinkedIn',
  paypal: 'PayPal',
  plesk: 'Plesk',
  telegram: 'Telegram',
  trustpilot: 'Trustpilot',
  visa: 'Visa',
  whatsapp: 'WhatsApp',
  wordpress: 'WordPress',
  x: 'X',
  youtube: 'YouTube',
} as const;

export type BrandName = keyof typeof brandTitles;

/** Returns whether `brand-icons.svg` has a mark of this name. */
export function isBrandName(name: string): name is BrandName {
  return Object.hasOwn(brandTitles, name);
}

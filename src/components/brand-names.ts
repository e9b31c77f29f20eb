/** The companies whose marks `brand-icons.svg` holds, by the mark's name there, as they write themselves. */
export const brandTitles = {
  almalinux: 'AlmaLinux',
  amd: 'AMD',
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

/** Whether there is a mark of this name. */
export function isBrandName(name: string): name is BrandName {
  return Object.hasOwn(brandTitles, name);
}

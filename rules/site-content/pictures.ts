/** Drawings of the feature grid, by the values of `site_pieces.picture`. */
export const FEATURE_PICTURES = [
  'deploy',
  'ddos',
  'ssd',
  'locations',
  'uptime',
  'pricing',
  'support',
  'firewall',
] as const;
export type FeaturePicture = (typeof FEATURE_PICTURES)[number];

/** Marks of companies; any other company is shown by its name. */
export const PARTNER_MARKS = ['plesk', 'cloudflare', 'amd', 'wordpress', 'almalinux', 'letsencrypt'] as const;
export type PartnerMark = (typeof PARTNER_MARKS)[number];

/** Signs of the reasons in the About panel. */
export const REASON_SIGNS = ['servers', 'shield', 'headset', 'globe'] as const;
export type ReasonSign = (typeof REASON_SIGNS)[number];

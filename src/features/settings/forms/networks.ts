import { brandTitles } from '#src/components/brand-names.ts';

/** Where a company has a profile; each has its mark in the footer. */
export const PROFILE_NETWORKS = [
  'facebook',
  'x',
  'instagram',
  'linkedin',
  'youtube',
  'whatsapp',
  'telegram',
  'github',
] as const satisfies readonly (keyof typeof brandTitles)[];

/** Where people say what they think of it. */
export const REVIEW_NETWORKS = [
  'trustpilot',
  'g2',
  'google',
] as const satisfies readonly (keyof typeof brandTitles)[];

type Network = (typeof PROFILE_NETWORKS)[number] | (typeof REVIEW_NETWORKS)[number];
export type NetworkKey = `social_${Network}`;

/** The setting that holds a network's address. */
export const keyOfNetwork = <Name extends Network>(network: Name) => `social_${network}` as const;

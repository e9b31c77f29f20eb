import { brandTitles } from '#src/components/brand-names.ts';

/** Networks on which a company may have a profile; the footer shows each by its logo. */
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

/** Sites on which customers review the company. */
export const REVIEW_NETWORKS = [
  'trustpilot',
  'g2',
  'google',
] as const satisfies readonly (keyof typeof brandTitles)[];

type Network = (typeof PROFILE_NETWORKS)[number] | (typeof REVIEW_NETWORKS)[number];

/** Returns the key of the setting that holds a network's URL. */
export const keyOfNetwork = <Name extends Network>(network: Name) => `social_${network}` as const;

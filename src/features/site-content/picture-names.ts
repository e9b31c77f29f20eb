import type { KindPicture } from '#rules/hosting-kinds/pictures.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { FeaturePicture, PartnerMark, ReasonSign } from '#rules/site-content/pictures.ts';

/** Value of a form's choice that means no picture. */
export const NO_PICTURE = 'none';

/** What the pictures of the set show. */
export const pictureNames = {
  deploy: 'siteContent.picture.deploy',
  ddos: 'siteContent.picture.ddos',
  ssd: 'siteContent.picture.ssd',
  locations: 'siteContent.picture.locations',
  uptime: 'siteContent.picture.uptime',
  pricing: 'siteContent.picture.pricing',
  support: 'siteContent.picture.support',
  firewall: 'siteContent.picture.firewall',
  plesk: 'siteContent.picture.plesk',
  cloud: 'siteContent.picture.cloud',
  vps: 'siteContent.picture.vps',
  dedicated: 'siteContent.picture.dedicated',
  mail: 'siteContent.picture.mail',
  storage: 'siteContent.picture.storage',
  chip: 'siteContent.picture.chip',
  cloudflare: 'siteContent.picture.cloudflare',
  amd: 'siteContent.picture.amd',
  wordpress: 'siteContent.picture.wordpress',
  almalinux: 'siteContent.picture.almalinux',
  letsencrypt: 'siteContent.picture.letsencrypt',
  servers: 'siteContent.picture.servers',
  shield: 'siteContent.picture.shield',
  headset: 'siteContent.picture.headset',
  globe: 'siteContent.picture.globe',
  [NO_PICTURE]: 'siteContent.picture.none',
} as const satisfies Readonly<
  Record<FeaturePicture | KindPicture | PartnerMark | ReasonSign | typeof NO_PICTURE, MessageId>
>;

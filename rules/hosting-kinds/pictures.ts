/** Drawings of kinds of hosting, by the values of `hosting_kinds.picture`. */
export const KIND_PICTURES = [
  'plesk',
  'cloud',
  'vps',
  'dedicated',
  'mail',
  'storage',
  'chip',
  'shield',
] as const;
export type KindPicture = (typeof KIND_PICTURES)[number];

/** Places of a kind's entry in the menus, by the values of `hosting_kinds.menu`. */
export const MENUS = ['hosting', 'own', 'none'] as const;

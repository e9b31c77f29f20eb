/** A drawing of kinds of hosting, by the values of `hosting_kinds.picture`. */
export type KindPicture = 'plesk' | 'cloud' | 'vps' | 'dedicated' | 'mail' | 'storage' | 'chip' | 'shield';

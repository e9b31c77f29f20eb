import type { ReactNode } from 'react';

/** Length from which a part of an address may be broken at its dots too. */
const LONG = 20;

/** Returns an email or web address that breaks, where it has to, before its @, after its slashes, or at its dots. */
export function breakable(address: string): ReactNode {
  return address
    .split(/(?=@)|(?<=.\/)(?=[^/])/)
    .flatMap((part) => (part.length > LONG ? part.split(/(?=\.)/) : [part]))
    .flatMap((part, place) => (place === 0 ? [part] : [<wbr key={place} />, part]));
}

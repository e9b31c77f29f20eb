import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import type { Direction } from '#src/lib/messages/locale.ts';
import { createSiteTheme } from './site-theme.ts';

/** Theme and style cache of one reading direction. */
export type Look = { theme: Theme; cache: EmotionCache };

const looks = new Map<Direction, Look>();

/** Makes the look of a direction ready; what mirrors the styles is loaded for right-to-left alone. */
export async function prepareLook(direction: Direction): Promise<void> {
  if (looks.has(direction)) return;
  const cache =
    direction === 'rtl' ? (await import('./rtl-cache.ts')).createRtlCache() : createCache({ key: 'css' });
  if (!looks.has(direction)) looks.set(direction, { theme: createSiteTheme(direction), cache });
}

/** The look of a direction that has been prepared. */
export function lookOf(direction: Direction): Look {
  const look = looks.get(direction);
  if (!look) throw new Error(`The look of ${direction} was not prepared.`);

  return look;
}

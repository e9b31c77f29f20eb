import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import type { Direction } from '#src/config/locale.ts';
import { createSiteTheme } from './site-theme.ts';

/** MUI's theme and style cache in one reading direction. */
export type Look = { theme: Theme; cache: EmotionCache };

const looks = new Map<Direction, Look>();

/** Returns the theme and cache of a direction, created on first use; `mirror` mirrors right-to-left styles. */
export function lookOf(direction: Direction, mirror: Mirror): Look {
  const look = looks.get(direction) ?? { theme: createSiteTheme(direction), cache: createStyles(mirror) };
  looks.set(direction, look);

  return look;
}

type Mirror = Options['stylisPlugins'];

function createStyles(mirror: Mirror): EmotionCache {
  const nonce = cspNonce();
  const shared = nonce === undefined ? {} : { nonce };
  if (!mirror) return createCache({ ...shared, key: 'css' });

  return createCache({ ...shared, key: 'rtl', stylisPlugins: mirror });
}

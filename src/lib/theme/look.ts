import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Theme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import type { Direction } from '#src/config/locale.ts';
import { createSiteTheme } from './site-theme.ts';

/** MUI's theme and style cache in one reading direction. */
export type Look = { theme: Theme; cache: EmotionCache };

const looks = new Map<Direction, Look>();

/** Returns the theme and cache of a direction, created on first use; right-to-left styles are mirrored. */
export function lookOf(direction: Direction): Look {
  const look = looks.get(direction) ?? { theme: createSiteTheme(direction), cache: createStyles(direction) };
  looks.set(direction, look);

  return look;
}

function createStyles(direction: Direction): EmotionCache {
  const nonce = cspNonce();
  const shared = nonce === undefined ? {} : { nonce };
  if (direction === 'ltr') return createCache({ ...shared, key: 'css' });

  return createCache({ ...shared, key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
}

import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles mirrored for right-to-left reading. */
export function createRtlCache(): EmotionCache {
  return createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
}

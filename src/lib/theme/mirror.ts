import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer, type Middleware } from 'stylis';

/**
 * Adds vendor prefixes to declarations only. Emotion reads styles by a stylis of its own, for whose rules with
 * `::placeholder` or `:read-only` this prefixer throws; no supported browser needs prefixes in selectors.
 */
const prefixDeclarations: Middleware = (element, ...others) =>
  element.type === 'decl' ? prefixer(element, ...others) : undefined;

/** Plugins of the style cache that mirror styles for right-to-left pages. */
export const mirror = [prefixDeclarations, rtlPlugin];

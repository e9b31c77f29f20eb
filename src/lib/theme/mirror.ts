import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Plugins of the style cache that mirror styles for right-to-left pages. */
export const mirror = [prefixer, rtlPlugin];

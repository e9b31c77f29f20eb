import { createContext } from 'react';
import { toAsciiByUrl, type ToAscii } from '../../../rules/domains/to-ascii.ts';

/** How the page converts a domain: by the browser, unless the web server draws the page and brings its own way. */
export const ToAsciiContext = createContext<ToAscii>(toAsciiByUrl);

import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOG = /\/messages\/.*\.json$/;
const PARSER = '@formatjs/icu-messageformat-parser';
const IS_PARSER = new RegExp(`^${PARSER}$`);

/** Parses the message catalogs while building, so that visitors load no message parser. */
export function precompiledMessages(): Plugin {
  return {
    name: 'precompiled-messages',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: IS_PARSER },
      handler(_, importer) {
        return this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: CATALOG },
      handler(code) {
        const catalog = JSON.parse(code) as Record<string, string>;
        const parsed = Object.entries(catalog).map(([key, text]) => [key, parse(text)]);

        return { code: JSON.stringify(Object.fromEntries(parsed)), map: null };
      },
    },
  };
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { filesBelow } from '../packages/files-below.ts';

const PACKAGES = /\/node_modules\/(react-router\/dist\/.*\.mjs|(react-intl|@formatjs\/intl)\/index\.js)$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT =
  /^((?:var|const) \w+ = )((?:\w+\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gm;

/** Line by which `createIntl` gives each object a formatter, and lines by which it keeps one of the browser's for that. */
const FORMATTER = /^\t\tformat(\w+): format\w+\.bind\(.*\),?$/gm;
const KEPT = /^\t\tget(Duration|RelativeTime)Format: memoize\([^]*?^\t\t\}\),?$/gm;
/** Body of the function that warns of texts which are not compiled; the build compiles all. */
const WARNING = /(?<=^function verifyConfigMessages\(config\) \{\n)[^]*?(?=^\})/m;

/**
 * Lets the bundler drop unused components of React Router and react-intl, and formatters of react-intl. Components are
 * created and named by statements with side effects, which bundlers must keep; the plugin removes or marks these
 * statements. A formatter goes if no file of the site names it or its component.
 */
export function leanPackages(): Plugin {
  const isUsed = readUses();

  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler: (code) => ({
        code: code
          .replace(NAME, '')
          .replace(COMPONENT, '$1/* @__PURE__ */ $2')
          .replace(FORMATTER, (line, name: string) => (isUsed(name) ? line : ''))
          .replace(KEPT, (lines, name: string) => (isUsed(name) ? lines : ''))
          .replace(WARNING, ''),
        map: null,
      }),
    },
  };
}

/** Reads which formatters the site's sources name, such as `DateToParts`, or the component `FormattedDateParts` of it. */
function readUses(): (name: string) => boolean {
  const sources = filesBelow(['src'], /(?<!\.test)\.tsx?$/).map((file) => readFileSync(file, 'utf8'));
  const named = new Set(sources.flatMap((source) => source.match(/\b(?:format|Formatted)\w+/g) ?? []));

  return (name) => named.has(`format${name}`) || named.has(`Formatted${name.replace('To', '')}`);
}

import type { Plugin } from 'vite';

const PACKAGES = /\/node_modules\/(react-router\/dist\/.*\.mjs|react-intl\/index\.js)$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT =
  /^((?:var|const) \w+ = )((?:\w+\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gm;
const WARNING = /\(ENABLE_DEV_WARNINGS\b/g;

/**
 * React Router and react-intl without what the site does not use. Their components are made and named by statements that a
 * bundler may not leave out; here it may. And the router has a build without warnings for developers, to which its package
 * leads nobody.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!PACKAGES.test(id)) return null;

      return {
        code: code.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2').replace(WARNING, '(false'),
        map: null,
      };
    },
  };
}

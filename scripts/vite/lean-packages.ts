import type { Plugin } from 'vite';

const PACKAGES = /\/node_modules\/(react-router\/dist\/.*\.mjs|react-intl\/index\.js)$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT =
  /^((?:var|const) \w+ = )((?:\w+\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gm;
const WARNING = /\(ENABLE_DEV_WARNINGS\b/g;

/**
 * Lets the bundler drop unused components of React Router and react-intl. Both create and name components by statements
 * with side effects, which bundlers must keep; the plugin removes or marks these statements. It also removes the
 * router's warnings for developers, as the package does not export its build without them.
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

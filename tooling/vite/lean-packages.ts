import type { Plugin } from 'vite';

const PACKAGES = /\/node_modules\/(react-router\/dist\/.*\.mjs|react-intl\/index\.js)$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT =
  /^((?:var|const) \w+ = )((?:\w+\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gm;

/**
 * Lets the bundler drop unused components of React Router and react-intl. Both create and name components by statements
 * with side effects, which bundlers must keep; the plugin removes or marks these statements.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler: (code) => ({
        code: code.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}

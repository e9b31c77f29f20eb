import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT = /^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm;
const WARNING = /\(ENABLE_DEV_WARNINGS\b/g;

/**
 * React Router without what the site does not use. Its components are made and named by statements that a bundler may not
 * leave out; here it may. And its build without warnings for developers is one that its package leads nobody to.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;

      return {
        code: code.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2').replace(WARNING, '(false'),
        map: null,
      };
    },
  };
}

import type { Plugin } from 'vite';

const PACKAGES = /\/node_modules\/(react-router\/dist\/.*\.mjs|react-intl\/index\.js)$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT =
  /^((?:var|const) \w+ = )((?:\w+\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gm;
const WARNING = /\(ENABLE_DEV_WARNINGS\b/g;

/** MUI's ripple, which our theme turns off everywhere (`disableRipple` in `component-looks.ts`). */
const BUTTON_BASE = /\/node_modules\/@mui\/material\/ButtonBase\/ButtonBase\.mjs$/;
const RIPPLE = /^import TouchRipple from .*$/m;
/**
 * CommonJS that Emotion imports for `withTheme`, which is not used; bundlers keep such a module for its side effects.
 */
const HOISTING = /\/node_modules\/(hoist-non-react-statics|@emotion\/react\/_isolated-hnrs)\//;

/**
 * Lets the bundler drop unused components of React Router and react-intl. Both create and name components by statements
 * with side effects, which bundlers must keep; the plugin removes or marks these statements. It also removes the
 * router's warnings for developers, as the package does not export its build without them, and MUI's ripple.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: [BUTTON_BASE, HOISTING, PACKAGES] },
      handler(code, id) {
        if (BUTTON_BASE.test(id)) return { code: withoutRipple(code), map: null };
        if (HOISTING.test(id)) return { code, map: null, moduleSideEffects: false };

        return {
          code: code.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2').replace(WARNING, '(false'),
          map: null,
        };
      },
    },
  };
}

function withoutRipple(code: string): string {
  if (!RIPPLE.test(code)) throw new Error('MUI imports its ripple in another way: correct lean-packages.ts.');

  return code.replace(RIPPLE, 'const TouchRipple = () => null;');
}

import type { Plugin } from 'vite';

/**
 * Modules that only browsers load, by their paths below the root: the pages that the web server does not draw
 * (`describe-pages.ts` names no modules for them), and what drawn pages load once they are hydrated.
 */
export const BROWSER_ONLY: readonly string[] = [
  'src/app/messages/admin-catalogs.ts',
  'src/app/routes/admin/load-pages.ts',
  'src/app/routes/site/account/auth-parts.tsx',
  'src/app/routes/site/account/confirm-email-route.tsx',
  'src/app/routes/site/developers/explorer-page.tsx',
  'src/app/routes/site/account/invitation-route.tsx',
  'src/app/routes/site/layout/site-tags.tsx',
  'src/app/routes/site/account/update-password-route.tsx',
  'src/features/newsletter-sign-up/open-sign-up.tsx',
  'src/kit/captcha/load-altcha.ts',
  'src/lib/apollo/apollo-provider.tsx',
  'src/lib/apollo/read-role.ts',
  'src/lib/auth/session-keeper.ts',
  'src/lib/toasts/toasts.tsx',
];

/**
 * Leaves code that only browsers run out of the build by which the web server draws pages: it is two thirds of the
 * site's modules. Each such module is replaced by one that throws, so that a page which needs it all the same is not
 * drawn half.
 */
export function browserOnly(): Plugin {
  let root = '';

  return {
    name: 'browser-only',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: BROWSER_ONLY.map((file) => new RegExp(`/${file.replaceAll('.', '\\.')}$`)) },
      handler: (id) =>
        `throw new Error(${JSON.stringify(`Only browsers load ${id.slice(root.length + 1)} (browser-only.ts).`)});`,
    },
  };
}

import { pathOf } from './path-of.mjs';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Checks the names of a file, up to its first dot, and of its folders. */
export const kebabCase = {
  create: (context) => ({
    Program(node) {
      const folders = pathOf(context).split('/');
      const [name] = folders.pop().split('.');
      for (const part of [...folders, name]) {
        if (!KEBAB_CASE.test(part)) context.report({ node, message: `"${part}" is not in kebab-case.` });
      }
    },
  }),
};

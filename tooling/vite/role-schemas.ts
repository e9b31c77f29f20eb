import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'schema';
const PATH = /^\/developers\/schema\/(\w+)\.graphql$/;

/** Serves the schema of each role as a file, for code generators: `/developers/schema/<role>.graphql`. */
export function roleSchemas(): Plugin {
  return {
    name: 'role-schemas',
    generateBundle() {
      for (const role of roles()) {
        this.emitFile({
          type: 'asset',
          fileName: `developers/schema/${role}.graphql`,
          source: schemaOf(role),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const role = PATH.exec(request.url ?? '')?.[1];
        if (role === undefined || !roles().includes(role)) return next();
        return response.setHeader('content-type', 'application/graphql').end(schemaOf(role));
      });
    },
  };
}

function roles(): string[] {
  return readdirSync(SOURCE)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.replace('.graphql', ''));
}

function schemaOf(role: string): string {
  return readFileSync(`${SOURCE}/${role}.graphql`, 'utf8');
}

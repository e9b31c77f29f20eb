import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CountsIp } from '../../server/limits/counts-ip.ts';
import { limitRequests } from '../../server/limits/limit-requests.ts';
import type { SiteParts } from '../pages/site-settings.ts';
import { REFUSALS } from '../../server/security/refusals.ts';
import type { SiteSource } from '../files/site-source.ts';

/** The site's own reading of a search (`src/domain-request.ts`), which the build of the pages exports. */
type DomainRequest = {
  readonly answerDomainSearch: (
    fields: Readonly<Record<string, string | undefined>>,
    settings: {
      readonly portalUrl: string | null;
      readonly currencies: Readonly<Record<string, string>>;
      readonly extensions: readonly string[] | undefined;
    },
  ) => { readonly kind: 'cart'; readonly url: string } | { readonly kind: 'page'; readonly search: string };
};

type Options = SiteParts & { prerenderDir: string; counts: CountsIp; source: SiteSource };

const SEARCHES_PER_MINUTE = 60;
/** Upper bound of a field's characters: a domain has 253 at most, the others have fewer. */
const MAX_CHARACTERS = 253;
const FIELDS = ['query', 'extension', 'order', 'language', 'currency'] as const;

/**
 * Adds `GET /domain-search`, to which the search form goes if it is sent before the page's scripts run: 302 to the portal's
 * cart, or 303 back to the page, with the text if it is no domain name.
 */
export function addDomainSearch(server: FastifyInstance, options: Options): void {
  const { publicUrl, configOf, prerenderDir, counts, source, settings } = options;
  // Without the pages' build no form can be sent before the scripts run, because none is drawn.
  if (!source.loadModule && !prerenderDir) return;
  server.register(async (scope) => {
    await limitRequests(scope, { perMinute: SEARCHES_PER_MINUTE, counts });
    scope.get('/domain-search', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { searchParams } = new URL(request.url, publicUrl);
      const fields = Object.fromEntries(FIELDS.map((name) => [name, searchParams.get(name) ?? undefined]));
      if (Object.values(fields).some((text = '') => text.length > MAX_CHARACTERS))
        return reply.code(REFUSALS.requestInvalid.status).send(REFUSALS.requestInvalid.body);
      const { answerDomainSearch } = await loadDomainRequest(prerenderDir, source);
      const saved = await settings.read();
      const { portalUrl, portalCurrencies: currencies } = configOf(saved);
      const answer = answerDomainSearch(fields, { portalUrl, currencies, extensions: saved?.extensions });
      if (answer.kind === 'cart') return reply.redirect(answer.url, 302);
      const language = fields['language'] === 'ar' ? 'ar' : 'en';

      return reply.redirect(`/${language}${answer.search}#domain-name`, 303);
    });
  });
}

async function loadDomainRequest(prerenderDir: string, source: SiteSource): Promise<DomainRequest> {
  const module =
    (await source.loadModule?.('/src/domain-request.ts')) ??
    (await import(pathToFileURL(join(prerenderDir, 'domain-request.js')).href));

  return module as DomainRequest;
}

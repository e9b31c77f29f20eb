import { configShows } from '#src/config/runtime-config-context.tsx';
import { fetchRuntimeConfig, type RuntimeConfig } from '#src/config/runtime-config.ts';
import { graphql } from '#src/gql/gql.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import type { PublicSource } from '#src/lib/public-data/public-data.ts';

const BrandChanges = publicOperation(
  graphql(`
    subscription BrandChanges {
      site_settings(where: { key: { _in: ["brand_color", "brand_name", "logo_square", "logo_wide"] } }) {
        key
        value
        value_ar
      }
    }
  `),
);

const log = createLogger('brand');

type Followed = { source: Pick<PublicSource, 'subscribe'>; config: RuntimeConfig };

/**
 * Keeps an open page to the brand that administrators choose: name and logos by the configuration, which is read again,
 * the icon of the browser's tab, and the colours.
 */
export function followBrand({ source, config }: Followed): () => void {
  let { version, color } = config.brand;

  async function follow(newest: string): Promise<void> {
    if (newest === version) return;
    version = newest;
    try {
      const read = await fetchRuntimeConfig({ isFresh: true });
      for (const show of configShows) show(read);
      showIcons(read.brand);
      if (read.brand.color !== color) await showColors();
      ({ color } = read.brand);
    } catch (error) {
      // The next change, or the next page, asks again.
      log.warn('The page keeps its brand, as the new one could not be read.', { error });
    }
  }

  return source.subscribe(
    { operation: BrandChanges, variables: {} },
    {
      next: (data) => void follow(versionOf((data as BrandData).site_settings)),
      // The next connection brings the newest settings.
      error: () => undefined,
    },
  );
}

type BrandData = { site_settings: { key: string; value?: string | null; value_ar?: string | null }[] };

/** Writes the settings as the web server does (web/server/config/brand.ts). */
const versionOf = (settings: BrandData['site_settings']): string =>
  settings
    .map(({ key, value, value_ar }) => [key, value, value_ar].join('\n'))
    .toSorted()
    .join('\n');

/** Shows a square logo in the browser's tab and on home screens, or without one the site's own mark in the brand's colour. */
function showIcons({ square, color }: RuntimeConfig['brand']): void {
  const hrefs = {
    icon: square?.src ?? (color ? `/brand-mark.svg?${color.slice(1)}` : '/favicon.svg'),
    'apple-touch-icon': square?.src.replace(/\.\w+$/, '-180.png') ?? '/icons/180.png',
  };
  for (const [rel, href] of Object.entries(hrefs)) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
    if (!link || link.getAttribute('href') === href) continue;
    // Its type may be another one now.
    link.removeAttribute('type');
    link.href = href;
  }
}

const colors = new CSSStyleSheet();

/** Gives the page the brand's colours as they are now, in the place of those that came with the page. */
async function showColors(): Promise<void> {
  await colors.replace(await (await fetch('/brand.css')).text());
  document.getElementById('brand-colors')?.remove();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== colors), colors];
}

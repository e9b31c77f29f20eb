import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlansAdminPage, plansSection } from '#src/features/plans/admin/plans-section.tsx';
import { recordSearch } from '#src/kit/admin/form/use-opened-record.ts';
import type { RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import { searchRowSets } from '#src/kit/admin/palette/search-row-sets.ts';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { PartLinks } from '#src/kit/admin/section/part-links.tsx';

const loadDomains = () => import('#src/features/domain-search/admin/domain-prices-section.tsx');
const loadExtensions = () => import('#src/features/domain-search/admin/domain-extensions-section.tsx');
const DomainPricesAdminPage = lazyPart(async () => (await loadDomains()).DomainPricesAdminPage);
const DomainExtensionsAdminPage = lazyPart(async () => (await loadExtensions()).DomainExtensionsAdminPage);

const TaxesAdminPage = lazyPart(
  async () => (await import('#src/features/taxes/admin/taxes-section.tsx')).TaxesAdminPage,
);

const OffersAdminPage = lazyPart(
  async () => (await import('#src/features/offers/admin/offers-section.tsx')).OffersAdminPage,
);

/** Queries that open the parts besides the plans, and their pages. */
const DOMAINS = '?part=domains';
const EXTENSIONS = '?part=extensions';
const TAX = '?part=tax';
const OFFERS = '?part=offers';
const PAGES = {
  [DOMAINS]: DomainPricesAdminPage,
  [EXTENSIONS]: DomainExtensionsAdminPage,
  [OFFERS]: OffersAdminPage,
  [TAX]: TaxesAdminPage,
};

/** Shows the plans, or the part that a link above them chose. */
export function PricingPage() {
  const part = usePart();
  const Page = part === null ? PlansAdminPage : PAGES[part];

  return (
    <>
      <PartLinks
        label="plans.parts"
        isBesidePath
        parts={[
          { to: '?', label: 'plans.list.label', isCurrent: part === null },
          { to: OFFERS, label: 'plans.parts.offers', isCurrent: part === OFFERS },
          { to: DOMAINS, label: 'domainPrices.part', isCurrent: part === DOMAINS },
          { to: EXTENSIONS, label: 'domainExtensions.part', isCurrent: part === EXTENSIONS },
          { to: TAX, label: 'taxes.part', isCurrent: part === TAX },
        ]}
      />
      <Suspense>
        <Page />
      </Suspense>
    </>
  );
}

/** Returns the query of the part that the address names; null for the plans. */
function usePart(): keyof typeof PAGES | null {
  const query = `?part=${useSearchParams()[0].get('part')}`;

  return query in PAGES ? (query as keyof typeof PAGES) : null;
}

/** Finds plans and extensions with prices for the command palette. */
export const searchPricing: RecordSearch = async (...given) => {
  const [{ domainPricesSection }, { nameOfHit }] = await Promise.all([
    loadDomains(),
    import('#src/features/plans/admin/plan-hit.ts'),
  ]);
  const [plans, domains] = await Promise.all([
    searchRowSets(plansSection, nameOfHit)(...given),
    searchRowSets(domainPricesSection)(...given),
  ]);
  const inPart = (id: string) => `${DOMAINS}&${recordSearch(id).slice(1)}`;

  return [...plans, ...domains.map((hit) => ({ ...hit, search: inPart(hit.id) }))];
};

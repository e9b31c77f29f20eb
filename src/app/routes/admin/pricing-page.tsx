import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlansAdminPage, plansSection } from '#src/features/plans/admin/plans-section.tsx';
import { recordSearch } from '#src/kit/admin/form/use-opened-record.ts';
import type { RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import { searchRowSets } from '#src/kit/admin/palette/search-row-sets.ts';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { PartLinks } from '#src/kit/admin/section/part-links.tsx';

const loadDomains = () => import('#src/features/domain-search/admin/domain-prices-section.tsx');
const DomainPricesAdminPage = lazyPart(async () => (await loadDomains()).DomainPricesAdminPage);

/** Query that opens the part with the prices of domains. */
const DOMAINS = '?part=domains';

/** Shows the plans, or the prices of domains that a link in the header chose. */
export function PricingPage() {
  return useAreDomains() ? (
    <Suspense>
      <DomainPricesAdminPage HeaderControls={Parts} />
    </Suspense>
  ) : (
    <PlansAdminPage HeaderControls={Parts} />
  );
}

function useAreDomains(): boolean {
  return useSearchParams()[0].get('part') === 'domains';
}

/** Links to the two parts. They stand in the header, so that the list begins high on the page. */
function Parts() {
  const areDomains = useAreDomains();

  return (
    <PartLinks
      label="plans.parts"
      isInHeader
      parts={[
        { to: '?', label: 'plans.list.label', isCurrent: !areDomains },
        { to: DOMAINS, label: 'domainPrices.part', isCurrent: areDomains },
      ]}
    />
  );
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

import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlansAdminPage, plansSection } from '#src/features/plans/admin/plans-section.tsx';
import { recordSearch } from '#src/kit/admin/form/use-opened-record.ts';
import { searchRecords, type RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { PartLinks } from '#src/kit/admin/section/part-links.tsx';

const loadDomains = () => import('#src/features/domain-search/admin/domain-prices-section.tsx');
const DomainPricesAdminPage = lazyPart(async () => (await loadDomains()).DomainPricesAdminPage);

/** Query that opens the part with the prices of domains. */
const DOMAINS = '?part=domains';

/** Shows the plans, or the prices of domains that a link above them chose. */
export function PricingPage() {
  const [params] = useSearchParams();
  const areDomains = params.get('part') === 'domains';

  return (
    <>
      <PartLinks
        label="plans.parts"
        parts={[
          { to: '?', label: 'plans.list.label', isCurrent: !areDomains },
          { to: DOMAINS, label: 'domainPrices.part', isCurrent: areDomains },
        ]}
      />
      {areDomains ? (
        <Suspense>
          <DomainPricesAdminPage />
        </Suspense>
      ) : (
        <PlansAdminPage />
      )}
    </>
  );
}

/** Finds plans and prices of domains for the command palette. */
export const searchPricing: RecordSearch = async (...given) => {
  const { domainPricesSection } = await loadDomains();
  const [plans, domains] = await Promise.all([
    searchRecords(plansSection)(...given),
    searchRecords(domainPricesSection)(...given),
  ]);
  const inPart = (id: string) => `${DOMAINS}&${recordSearch(id).slice(1)}`;

  return [...plans, ...domains.map((hit) => ({ ...hit, search: inPart(hit.id) }))];
};

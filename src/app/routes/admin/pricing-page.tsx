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

/** Queries that open the parts beside the plans. */
const DOMAINS = '?part=domains';
const EXTENSIONS = '?part=extensions';

/** Shows the plans, or the part about domains that a link in the header chose. */
export function PricingPage() {
  const part = usePart();
  if (part === null) return <PlansAdminPage HeaderControls={Parts} />;

  return (
    <Suspense>
      {part === DOMAINS ? (
        <DomainPricesAdminPage HeaderControls={Parts} />
      ) : (
        <DomainExtensionsAdminPage HeaderControls={Parts} />
      )}
    </Suspense>
  );
}

function usePart(): typeof DOMAINS | typeof EXTENSIONS | null {
  const part = `?part=${useSearchParams()[0].get('part')}`;

  return part === DOMAINS || part === EXTENSIONS ? part : null;
}

/** Links to the parts. They stand in the header, so that the list begins high on the page. */
function Parts() {
  const part = usePart();

  return (
    <PartLinks
      label="plans.parts"
      isInHeader
      parts={[
        { to: '?', label: 'plans.list.label', isCurrent: part === null },
        { to: DOMAINS, label: 'domainPrices.part', isCurrent: part === DOMAINS },
        { to: EXTENSIONS, label: 'domainExtensions.part', isCurrent: part === EXTENSIONS },
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

import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { FIRST_EXTENSIONS } from '../../../../rules/domains/domain-name.ts';
import { DomainExtensionsChanged, DomainExtensionsList } from '../extension-documents.generated.ts';

/** Upper bound of the extensions to choose from; the API gives an editor no more at once. */
const LIMIT = 500;

/** Reads all extensions, live and in the order of the domain search; until they are known, those of a fresh product. */
export function useExtensions(): readonly string[] {
  const { data } = useLiveQuery(
    DomainExtensionsList,
    { where: {}, order_by: [{ sort_order: 'asc' }, { id: 'asc' }], limit: LIMIT, offset: 0 },
    DomainExtensionsChanged,
  );

  return data?.rows.map(({ extension }) => extension) ?? FIRST_EXTENSIONS;
}

import type { AdminFilter, AdminSection, SectionTypes } from '../section/admin-section.ts';

/** The name of the filter in the address. */
export const ARABIC_FILTER = 'arabic';
export const MISSING = 'missing';

/** The records that have a text in English and none in Arabic, for which Arabic pages show the English one. */
export function lacksArabic<T extends SectionTypes>({ arabicTexts = [] }: AdminSection<T>): T['where'] {
  return {
    _or: arabicTexts.map(({ column, isList = false }) => {
      const none = isList ? [] : '';
      const arabic = `${column}_ar`;
      return {
        [column]: { _neq: none },
        _or: [{ [arabic]: { _is_null: true } }, { [arabic]: { _eq: none } }],
      };
    }),
  };
}

/** The section with a filter that narrows its list down to what lacks Arabic. */
export function withArabicFilter<T extends SectionTypes>(section: AdminSection<T>): AdminSection<T> {
  if (!section.arabicTexts) return section;
  const filter: AdminFilter<T> = {
    name: ARABIC_FILTER,
    label: 'kit.arabic.label',
    options: [{ value: MISSING, label: 'kit.arabic.missing' }],
    where: () => lacksArabic(section),
  };

  return { ...section, filters: [...(section.filters ?? []), filter] };
}

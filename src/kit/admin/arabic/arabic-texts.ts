import type { AdminFilter, AdminSection, SectionTypes } from '../section/admin-section.ts';

/** URL parameter of the filter. */
export const ARABIC_FILTER = 'arabic';
export const MISSING = 'missing';

/** Finds the records with an English text whose Arabic one is empty, so that Arabic pages show the English text. */
export function lacksArabic<T extends SectionTypes>({
  arabicTexts = [],
}: Pick<AdminSection<T>, 'arabicTexts'>): T['where'] {
  return {
    _or: arabicTexts.map(({ column, isList = false, known = [] }) => {
      const none = isList ? [] : '';
      const arabic = `${column}_ar`;
      return {
        [column]: known.length > 0 ? { _nin: [none, ...known] } : { _neq: none },
        _or: [{ [arabic]: { _is_null: true } }, { [arabic]: { _eq: none } }],
      };
    }),
  };
}

/** Adds to a section the filter that finds records without Arabic, which the list's meter sets. */
export function withArabicFilter<T extends SectionTypes>(section: AdminSection<T>): AdminSection<T> {
  if (!section.arabicTexts) return section;
  const filter: AdminFilter<T> = {
    name: ARABIC_FILTER,
    label: 'kit.arabic.label',
    options: [{ value: MISSING, label: 'kit.arabic.missing' }],
    isHidden: true,
    where: () => lacksArabic(section),
  };

  return { ...section, filters: [...(section.filters ?? []), filter] };
}

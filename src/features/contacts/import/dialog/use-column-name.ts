import { useIntl } from 'react-intl';
import type { Preview } from '../reading/read-preview.ts';

/** Returns the function that names a file's column: as its header does, or else by its number. */
export function useColumnName({ reading, first }: Preview): (index: number) => string {
  const intl = useIntl();

  return (index) =>
    (reading.hasHeader && first[index]?.trim()) ||
    intl.formatMessage({ id: 'contacts.import.column' }, { number: index + 1 });
}

import { useIntl } from 'react-intl';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { Preview } from './read-preview.ts';

/** Returns a function that tells whether a file can't be imported, and says why in a toast. */
export function useRefusal(): (file: File | null, preview: Preview | null) => boolean {
  const toasts = useToasts();
  const intl = useIntl();

  /** Says that the file has no contacts, and why its first row is none. */
  function refuseEmpty({ rejected: [first] }: Preview): void {
    toasts.refusal('contacts.import.noContacts');
    if (!first) return;
    const reason = intl.formatMessage({ id: `contacts.import.reason.${first.reason}` });
    toasts.refusal('contacts.import.rejectedRow', { line: first.line, reason });
  }

  return (file, preview) => {
    if (!file) toasts.refusal('contacts.import.noFile');
    if (!file || !preview) return true;
    if (preview.reading.columns.email === undefined) {
      toasts.refusal('contacts.import.noEmailColumn');
      return true;
    }
    const isEmpty = preview.fresh + preview.existing === 0;
    if (isEmpty) refuseEmpty(preview);

    return isEmpty;
  };
}

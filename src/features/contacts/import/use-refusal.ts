import { useIntl } from 'react-intl';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { firstOpen } from './reading/asked-values.ts';
import type { ListedRow, Preview } from './reading/read-preview.ts';
import type { Mode } from './upload-contacts.ts';

type Refusal = {
  /** Tells whether the file can't be imported, and says why in a toast. */
  isRefused: (file: File | null, preview: Preview | null, mode: Mode) => boolean;
  /** Says in a toast why a row, if there is one, is no contact. */
  explain: (row: ListedRow | undefined) => void;
};

/** Returns functions that say why a file is not imported. */
export function useRefusal(): Refusal {
  const toasts = useToasts();
  const intl = useIntl();

  function explain(row: ListedRow | undefined): void {
    if (!row) return;
    const { value = '' } = row;
    const reason = intl.formatMessage({ id: `contacts.import.reason.${row.reason}` }, { value });
    toasts.refusal('contacts.import.rejectedRow', { line: row.line, reason });
  }

  function isRefused(file: File | null, preview: Preview | null, mode: Mode): boolean {
    if (!file) toasts.refusal('contacts.import.noFile');
    if (!file || !preview) return true;
    if (preview.reading.columns.email === undefined) {
      toasts.refusal('contacts.import.noEmailColumn');
      return true;
    }
    const open = mode === 'unsubscribe' ? undefined : firstOpen(preview.asked);
    if (open) {
      toasts.refusal('contacts.import.states.open', open);
      return true;
    }
    if (preview.fresh + preview.existing > 0) return false;
    toasts.refusal('contacts.import.noContacts');
    explain(preview.rejected[0]);

    return true;
  }

  return { isRefused, explain };
}

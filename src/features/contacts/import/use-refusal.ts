import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { firstOpen } from './reading/asked-values.ts';
import type { ListedRow, Preview } from './reading/read-preview.ts';
import type { Mode } from './upload-contacts.ts';

type Refusal = {
  /** Tells whether the file can't be imported, and says why in a toast, which goes with the file. */
  isRefused: (file: File | null, preview: Preview | null, mode: Mode) => boolean;
  /** Returns the line of a toast that says why a row, if there is one, is no contact. */
  linesAbout: (row: ListedRow | undefined) => Line[];
};

type Line = { id: 'contacts.import.rejectedRow'; values: { line: number; reason: string } };

/** Returns functions that say why the chosen file is not imported. */
export function useRefusal(file: File | null): Refusal {
  const toasts = useToasts();
  const intl = useIntl();
  const close = useRef<() => void>(undefined);
  // A toast about one file must not stay while the next is chosen.
  useEffect(() => () => close.current?.(), [file]);

  function linesAbout(row: ListedRow | undefined): Line[] {
    if (!row) return [];
    const { line, value = '' } = row;
    const reason = intl.formatMessage({ id: `contacts.import.reason.${row.reason}` }, { value });

    return [{ id: 'contacts.import.rejectedRow', values: { line, reason } }];
  }

  function refuse(...refusal: Parameters<typeof toasts.refusal>): true {
    close.current?.();
    close.current = toasts.refusal(...refusal);

    return true;
  }

  function isRefused(chosen: File | null, preview: Preview | null, mode: Mode): boolean {
    if (!chosen) return refuse('contacts.import.noFile');
    if (!preview) return true;
    if (preview.reading.columns.email === undefined) return refuse('contacts.import.noEmailColumn');
    const open = mode === 'unsubscribe' ? undefined : firstOpen(preview.asked);
    if (open) return refuse('contacts.import.states.open', open);
    if (preview.fresh + preview.existing > 0) return false;

    return refuse('contacts.import.noContacts', {}, linesAbout(preview.rejected[0]));
  }

  return { isRefused, linesAbout };
}

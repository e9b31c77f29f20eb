import { HistoryAdminPage } from '#src/features/history/admin/history-admin-page.tsx';
import { historyWords } from './history-words.ts';

/** Shows the history in the words of all sections. */
export function HistoryPage() {
  return <HistoryAdminPage words={historyWords} />;
}

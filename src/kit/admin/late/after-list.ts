/*
 * Parts that are not needed to read a list: its dialogs, its opened choices and the toasts. They are one file, which is
 * loaded once a list is drawn, or earlier if one of them is wanted (`load-after-list.ts`).
 */
import '../dialogs/change-rows.ts';
import '../order/move-rows.ts';
import '../toasts/drawn-toasts.tsx';

export { DeleteDialog } from '../dialogs/delete-dialog.tsx';
export { BulkBar } from '../list/bulk-bar.tsx';
export { RecordDialog } from '../form/record-dialog.tsx';
export { MenuSelect } from '../choice/menu-select.tsx';

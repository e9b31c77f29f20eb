import { actionEdits } from './action-edits.ts';
import { collectionEdits } from './collection-edits.ts';
import type { Edit } from './edit.ts';
import { functionEdits } from './function-edits.ts';
import { permissionEdits } from './permission-edits.ts';
import { relationshipEdits } from './relationship-edits.ts';
import { tableEdits } from './table-edits.ts';

/** Single commands by name; each changes what the metadata folder can hold. */
export const edits: ReadonlyMap<string, Edit> = new Map(
  Object.entries({
    ...tableEdits,
    ...relationshipEdits,
    ...permissionEdits,
    ...functionEdits,
    ...actionEdits,
    ...collectionEdits,
  }),
);

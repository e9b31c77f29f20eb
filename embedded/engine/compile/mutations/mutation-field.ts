import type { Selection } from '../../request/collect-fields.ts';
import { compileDelete } from './delete.ts';
import { compileInsert } from './insert.ts';
import { type MutationContext, selectAnswer } from './mutation.ts';
import { compileQueryField } from '../query-field.ts';
import { compileUpdate } from './update.ts';

/** Adds the statements of a mutation's root field; returns false for fields that SQL does not answer. */
export function compileMutationField(selection: Selection, context: MutationContext): boolean {
  const { meaning } = selection;
  switch (meaning?.kind) {
    case 'insert':
      compileInsert(selection, meaning.table, meaning.isOne, context);

      return true;
    case 'update':
      compileUpdate(selection, meaning.table, meaning.form, context);

      return true;
    case 'delete':
      compileDelete(selection, meaning.table, meaning.form, context);

      return true;
    default: {
      const value = compileQueryField(selection, context.compile);
      if (value === undefined) return false;
      context.add({ sql: selectAnswer(value, context.compile), path: '$', failures: [], isAnswer: true });

      return true;
    }
  }
}

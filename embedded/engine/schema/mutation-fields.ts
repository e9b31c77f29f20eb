import { GraphQLInt, GraphQLList, GraphQLNonNull, type GraphQLObjectType } from 'graphql';
import type { Table } from '../model/model.ts';
import { boolExp } from './bool-exp.ts';
import { rootComment } from './comment.ts';
import type { SchemaContext } from './context.ts';
import { canInsert, insertInput, onConflict } from './insert-input.ts';
import type { RootFields } from './query-fields.ts';
import { inputListOf, listOf } from './scalar-types.ts';
import { hasReadableKey, keyArguments } from './select-arguments.ts';
import { tableObject } from './table-object.ts';
import { keyInput, updateOperatorArguments, updatesInput } from './update-input.ts';

/** Builds the root fields that write a table. */
export function tableMutationFields(table: Table, context: SchemaContext): RootFields {
  return {
    ...insertFields(table, context),
    ...updateFields(table, context),
    ...deleteFields(table, context),
  };
}

/** Builds `<table>_mutation_response`: the number of affected rows and, if the role may read them, the rows. */
function mutationResponse(table: Table, context: SchemaContext): GraphQLObjectType {
  const { select } = context.of(table);
  const hasRows = select !== undefined && select.columns.size > 0;

  return context.object(table.metadata.place, {
    name: `${table.typeName}_mutation_response`,
    description: `response of any mutation on the table "${table.name}"`,
    fields: () => ({
      affected_rows: {
        type: new GraphQLNonNull(GraphQLInt),
        description: 'number of rows affected by the mutation',
        extensions: { meaning: { kind: 'affected-rows' } },
      },
      ...(hasRows && {
        returning: {
          type: listOf(tableObject(table, context)),
          description: 'data from the rows affected by the mutation',
          extensions: { meaning: { kind: 'returning', table } },
        },
      }),
    }),
  });
}

function insertFields(table: Table, context: SchemaContext): RootFields {
  if (!canInsert(table, context)) return {};
  const { rootFields } = table;
  const row = insertInput(table, context);
  const conflict = onConflict(table, context);
  const upsert = conflict && { on_conflict: { type: conflict, description: 'upsert condition' } };

  return {
    [rootFields.insert]: {
      type: mutationResponse(table, context),
      description: rootComment(table, 'insert', `insert data into the table: "${table.name}"`),
      args: {
        objects: { type: new GraphQLNonNull(inputListOf(row)), description: 'the rows to be inserted' },
        ...upsert,
      },
      extensions: { meaning: { kind: 'insert', table, isOne: false } },
    },
    ...((context.of(table).select?.columns.size ?? 0) > 0 && {
      [rootFields.insert_one]: {
        type: tableObject(table, context),
        description: rootComment(table, 'insert_one', `insert a single row into the table: "${table.name}"`),
        args: { object: { type: new GraphQLNonNull(row), description: 'the row to be inserted' }, ...upsert },
        extensions: { meaning: { kind: 'insert', table, isOne: true } },
      },
    }),
  };
}

function updateFields(table: Table, context: SchemaContext): RootFields {
  const { update } = context.of(table);
  const hasWork = update !== undefined && update.columns.size + update.presets.length > 0;
  if (!hasWork || !table.relation.canUpdate) return {};
  const { rootFields } = table;
  const operators = updateOperatorArguments(table, context);
  const response = mutationResponse(table, context);
  const where = {
    type: new GraphQLNonNull(boolExp(table, context)),
    description: 'filter the rows which have to be updated',
  };

  return {
    [rootFields.update]: {
      type: response,
      description: rootComment(table, 'update', `update data of the table: "${table.name}"`),
      args: { ...operators, where },
      extensions: { meaning: { kind: 'update', table, form: 'where' } },
    },
    [rootFields.update_many]: {
      type: new GraphQLList(response),
      description: rootComment(table, 'update_many', `update multiples rows of table: "${table.name}"`),
      args: { updates: { type: updatesInput(table, context), description: 'updates to execute, in order' } },
      extensions: { meaning: { kind: 'update', table, form: 'many' } },
    },
    ...(hasReadableKey(table, context) && {
      [rootFields.update_by_pk]: {
        type: tableObject(table, context),
        description: rootComment(table, 'update_by_pk', `update single row of the table: "${table.name}"`),
        args: { ...operators, pk_columns: { type: new GraphQLNonNull(keyInput(table, context)) } },
        extensions: { meaning: { kind: 'update', table, form: 'key' } },
      },
    }),
  };
}

function deleteFields(table: Table, context: SchemaContext): RootFields {
  const access = context.of(table);
  if (access.delete === undefined || !table.relation.canDelete) return {};
  const { rootFields } = table;

  return {
    [rootFields.delete]: {
      type: mutationResponse(table, context),
      description: rootComment(table, 'delete', `delete data from the table: "${table.name}"`),
      args: {
        where: {
          type: new GraphQLNonNull(boolExp(table, context)),
          description: 'filter the rows which have to be deleted',
        },
      },
      extensions: { meaning: { kind: 'delete', table, form: 'where' } },
    },
    ...(hasReadableKey(table, context) && {
      [rootFields.delete_by_pk]: {
        type: tableObject(table, context),
        description: rootComment(table, 'delete_by_pk', `delete single row from the table: "${table.name}"`),
        args: keyArguments(table, context),
        extensions: { meaning: { kind: 'delete', table, form: 'key' } },
      },
    }),
  };
}

import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { object, string } from 'yup';
import type { AdminForm, AdminSection, SectionTypes } from '#src/kit/admin/section/admin-section.ts';
import { GroupedTables } from '#src/kit/admin/table/grouped-tables.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';

export type Plans = SectionTypes & {
  row: { id: string; name: string; category: string };
  order: Record<string, string>;
  values: { name: string };
};

const document = <Data, Variables>(name: string, kind: string, fields: string) =>
  parse(`${kind} ${name} { ${fields} }`) as TypedDocumentNode<Data, Variables>;

/** A section as small as the kit allows, whose operations have the names of those of the plans. */
export const plansSection: AdminSection<Plans> = {
  name: 'plans',
  table: 'pricing_plans',
  documents: {
    list: document('PlansList', 'query', 'rows { id name category } total { aggregate { count } }'),
    changed: document('PlansChanged', 'subscription', 'changed'),
    update: document('UpdatePlans', 'mutation', 'saved { affected_rows }'),
    remove: document('DeletePlans', 'mutation', 'removed { affected_rows }'),
  },
  texts: {
    title: 'notices.page.title',
    text: 'notices.page.text',
    list: 'notices.list.label',
    empty: 'notices.list.empty',
    noMatch: 'notices.list.noMatch',
  },
  columns: [{ id: 'name', label: 'notices.list.content', cell: ({ name }) => name, sortBy: 'name' }],
  initialSort: { sort: 'name', direction: 'asc' },
  tieBreak: [],
  nameOf: ({ name }) => name,
};

/** The plans in panels, one for each category. */
export const byCategory: Pick<AdminSection<Plans>, 'Tables' | 'group'> = {
  Tables: GroupedTables,
  group: {
    order: { category: 'asc' },
    keyOf: ({ category }) => category,
    title: (category) => `${category} plans`,
  },
};

/** Form of the plans' names. */
export const nameForm: AdminForm<Plans> = {
  schema: object({ name: string().trim().required() }),
  emptyValues: () => ({ name: '' }),
  toValues: ({ name }) => ({ name }),
  toColumns: (values) => values,
  Fields: () => <TextField name="name" label="Name" />,
  labels: { name: 'notices.list.content' },
};

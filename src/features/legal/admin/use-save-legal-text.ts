import { useApolloClient } from '@apollo/client/react';
import type { LegalSlug } from '#src/config/paths.ts';
import type { Legal_Pages_Bool_Exp, LegalTextFormQuery } from '#src/gql/graphql.ts';
import { compareAndSet } from '#src/kit/admin/form/saving/compare-and-set.ts';
import {
  changedColumns,
  conflictingColumns,
  pick,
  unchangedSince,
} from '#src/kit/admin/form/saving/record-changes.ts';
import type { SaveOutcome, SaveRecord } from '#src/kit/admin/form/saving/use-save-record.ts';
import { forgetCached } from '#src/kit/admin/list/forget-cached.ts';
import type { TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { legalFields, type LegalFormValues } from '../legal-fields.ts';
import { LegalTextForm, SaveLegalText } from './legal-documents.ts';

export type LegalText = LegalTextFormQuery['rows'][number];

/** Types of a legal text for the form of src/kit/admin. */
export type LegalTypes = TypesFrom<typeof legalFields, LegalText & { id: string }>;

const { toValues, emptyValues } = legalFields;

const COLUMNS = ['title', 'title_ar', 'body', 'body_ar'] as const;

/** Returns the condition that the text is unchanged since `base` was read. */
function isStill(base: LegalText): Legal_Pages_Bool_Exp {
  const { id, ...columns } = unchangedSince(base, COLUMNS);

  return { slug: id as Legal_Pages_Bool_Exp['slug'], ...columns };
}

/** Returns a function that saves a legal text; a field that somebody else changed too is reported as a conflict. */
export function useSaveLegalText(slug: LegalSlug): SaveRecord<LegalTypes> {
  const client = useApolloClient();

  async function read(): Promise<LegalText | undefined> {
    const { data } = await client.query({
      query: LegalTextForm,
      variables: { slug },
      fetchPolicy: 'network-only',
    });

    return data?.rows[0];
  }

  async function write(base: LegalText | undefined, values: LegalFormValues): Promise<boolean> {
    const { data } = await client.mutate({
      mutation: SaveLegalText,
      variables: {
        objects: [{ ...legalFields.toColumns(values), slug }],
        // Without a `base`, the row is inserted but never overwritten: `_in: []` matches no row.
        where: base ? isStill(base) : { slug: { _in: [] } },
      },
    });

    return (data?.saved?.affected_rows ?? 0) > 0;
  }

  return async (loaded, values) => {
    const before = loaded ? toValues(loaded) : emptyValues();
    const changed = changedColumns(before, values);

    return compareAndSet<SaveOutcome<LegalText>>(`The text ${slug}`, async () => {
      const theirs = await read();
      const now = theirs ? toValues(theirs) : emptyValues();
      const columns = conflictingColumns(before, values, now, changed);
      if (theirs && columns.length > 0) return { kind: 'conflict', theirs, columns };
      const after = { ...now, ...pick(values, changed) } as LegalFormValues;
      if (!(await write(theirs, after))) return undefined;
      forgetCached(client, 'legal_pages');
      const record = { id: slug, updated_at: '', ...theirs, ...legalFields.toColumns(after) } as LegalText;
      return { kind: 'saved', record };
    });
  };
}

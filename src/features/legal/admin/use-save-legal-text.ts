import { useApolloClient } from '@apollo/client/react';
import type { LegalSlug } from '#src/config/paths.ts';
import type { Legal_Pages_Bool_Exp, LegalTextFormQuery } from '#src/gql/graphql.ts';
import {
  changedColumns,
  conflictingColumns,
  pick,
  unchangedSince,
} from '#src/kit/admin/form/record-changes.ts';
import type { SaveRecord } from '#src/kit/admin/form/use-save-record.ts';
import { forgetCached } from '#src/kit/admin/list/forget-cached.ts';
import { emptyLegalText, type LegalFormValues } from '../forms/legal-form.schema.ts';
import { LegalTextForm, SaveLegalText } from './legal-documents.ts';

export type LegalText = LegalTextFormQuery['rows'][number];

/** The types by which the kit's form knows a legal text. */
export type LegalTypes = {
  row: LegalText;
  where: object;
  order: object;
  insert: LegalFormValues;
  patch: LegalFormValues;
  values: LegalFormValues;
};

export const toValues = ({ title, title_ar, body, body_ar }: LegalText): LegalFormValues => ({
  title,
  title_ar: title_ar ?? '',
  body,
  body_ar: body_ar ?? '',
});

/** How often a save is tried upon a newer text, in whose other fields somebody was quicker. */
const TRIES = 3;
const COLUMNS = ['title', 'title_ar', 'body', 'body_ar'] as const;

/** Holds for a text that nobody has changed since. */
function isStill(base: LegalText): Legal_Pages_Bool_Exp {
  const { id, ...columns } = unchangedSince(base, COLUMNS);

  return { slug: id as Legal_Pages_Bool_Exp['slug'], ...columns };
}

/** Saves a legal text upon what was loaded; a field that somebody else changed too is a conflict. */
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
    const { title_ar, body_ar } = values;
    const { data } = await client.mutate({
      mutation: SaveLegalText,
      variables: {
        objects: [{ ...values, slug, title_ar: title_ar || null, body_ar: body_ar || null }],
        // Nobody has written a text that there was none of; `_in: []` holds for none.
        where: base ? isStill(base) : { slug: { _in: [] } },
      },
    });

    return (data?.saved?.affected_rows ?? 0) > 0;
  }

  return async (loaded, values) => {
    const before = loaded ? toValues(loaded) : emptyLegalText();
    const changed = changedColumns(before, values);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const theirs = await read();
      const now = theirs ? toValues(theirs) : emptyLegalText();
      const columns = conflictingColumns(before, values, now, changed);
      if (theirs && columns.length > 0) return { kind: 'conflict', theirs, columns };
      if (await write(theirs, { ...now, ...pick(values, changed) } as LegalFormValues)) {
        forgetCached(client, 'legal_pages');
        return { kind: 'saved' };
      }
    }
    throw new Error(`The text ${slug} changed ${TRIES} times while it was being saved.`);
  };
}

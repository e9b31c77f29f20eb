import { useQuery, useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalSlug } from '#src/config/paths.ts';
import { FORM_WIDTH_PX } from '#src/kit/admin/form/columns.ts';
import { GuardedForm } from '#src/kit/admin/form/guarded-form.tsx';
import { NewestValues } from '#src/kit/admin/form/saving/newest-values.tsx';
import { formFrom } from '#src/kit/admin/form/form-from.tsx';
import { RecordPreview } from '#src/kit/admin/form/record-preview.tsx';
import { SaveProblem } from '#src/kit/admin/form/save-problem.tsx';
import { useRecordEditing } from '#src/kit/admin/form/use-record-editing.ts';
import { LoadError } from '#src/kit/admin/list/load-error.tsx';
import { useLastError } from '#src/kit/admin/live/use-last-error.ts';
import { UNSHARED, useRefresh } from '#src/kit/admin/list/use-refresh.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { LegalForm } from '../forms/legal-form.tsx';
import { LegalPreview } from '../forms/legal-preview.tsx';
import { legalFields, type LegalFormValues } from '../legal-fields.ts';
import { LegalTextForm, LegalTextsChanged } from './legal-documents.ts';
import { useSaveLegalText, type LegalText, type LegalTypes } from './use-save-legal-text.ts';

const form = { ...formFrom(legalFields), Fields: LegalForm };

const texts = {
  created: 'legal.toast.updated',
  updated: 'legal.toast.updated',
  saveFailed: 'legal.errors.saveFailed',
} as const;

const errors = {
  legal_pages_title_present: 'legal.form.titleRequired',
  legal_pages_body_present: 'legal.form.bodyRequired',
  legal_pages_title_length: 'legal.errors.tooLong',
  legal_pages_body_length: 'legal.errors.tooLong',
} as const;

type LegalTextEditorProps = { slug: LegalSlug; onSaved: () => void };

/** Renders the form of one legal text, with a preview of its page. */
export function LegalTextEditor({ slug, onSaved }: LegalTextEditorProps) {
  const query = useQuery(LegalTextForm, {
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    context: UNSHARED,
  });
  const { data } = query;
  const error = useLastError(query);
  const refresh = useRefresh(query);
  useRecovery(query);
  useSubscription(LegalTextsChanged, { ignoreResults: true, onData: () => void refresh() });

  return (
    <>
      {Boolean(error) && (
        <LoadError error={error} errors={errors} text="legal.errors.loadFailed" onRetry={refresh} />
      )}
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, maxWidth: FORM_WIDTH_PX }}>
        {data ? (
          <LegalTextFields
            slug={slug}
            text={data.rows[0] ?? null}
            onSaved={() => {
              void refresh();
              onSaved();
            }}
          />
        ) : (
          !error && <Skeleton variant="rounded" height={480} />
        )}
      </Paper>
    </>
  );
}

type LegalTextFieldsProps = LegalTextEditorProps & { text: LegalText | null };

function LegalTextFields({ slug, text, onSaved }: LegalTextFieldsProps) {
  const owner = use(SessionStoreContext)?.getSession().user?.id ?? '';
  const editing = useRecordEditing<LegalTypes>({
    section: { form, texts, errors },
    save: useSaveLegalText(slug),
    record: text,
    draftKey: `${owner} legal ${slug}`,
    onSaving: () => undefined,
    onSaved,
  });

  return (
    <GuardedForm<LegalFormValues>
      initialValues={editing.initialValues}
      draft={editing.draft}
      schema={form.schema}
      onSubmit={editing.submit}
      onTyped={editing.keepTyped}
    >
      <NewestValues record={text} editing={editing} />
      <SaveProblem form={form} editing={editing} />
      <LegalForm key={editing.revision} />
      <RecordPreview Preview={LegalPreview} />
      <Box sx={{ marginBlockStart: 3 }}>
        <SubmitButton pending={<FormattedMessage id="kit.saving" />}>
          <FormattedMessage id="legal.form.save" />
        </SubmitButton>
      </Box>
    </GuardedForm>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import type { SectionTypes } from '../section/admin-section.ts';
import { changesOfRecord } from './last-change.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordEditing } from './use-record-editing.ts';
import { useSharedQuestion } from './shared-question.tsx';
import { readRecord, useSaveRecord, type FormSectionOf } from './saving/use-save-record.ts';
import { useStoredDraft } from './use-stored-draft.ts';

export type EditedRecordProps<T extends SectionTypes> = {
  section: FormSectionOf<T>;
  record: T['row'] | null;
  descriptionId: string;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
  /** A save left the form open, which may have been that of a new record. */
  onStayed: (id: string) => void;
  onCancel: () => void;
};

/** Draws the form of one record and saves it. */
export function EditedRecord<T extends SectionTypes>({ section, record, ...props }: EditedRecordProps<T>) {
  const { texts, form, name, nextStep } = section;
  const navigate = useNavigate();
  const client = useApolloClient();
  const owner = use(SessionStoreContext)?.getSession().user?.id ?? '';
  /** Id of the record that was saved while its form stayed open. */
  const [savedId, setSavedId] = useState<string>();
  const recordId = savedId ?? record?.id;
  const formKey = `${name} ${recordId ?? 'new'}`;
  const browserDraft = useStoredDraft({ isWanted: form.keepsDrafts === true, owner, form: formKey });
  const { onSaving, onSaved } = props;
  const [ask, question] = useSharedQuestion();
  const save = useSaveRecord(section, ask);
  const editing = useRecordEditing<T>({
    section: {
      ...section,
      errors: { ...section.errors, [`${section.table}_pkey`]: 'kit.error.savedAlready' },
      changesOf: ({ id }, columns) => changesOfRecord(section.table, id, columns),
    },
    offerNext: (values, loaded, newId) => {
      const id = loaded?.id ?? newId;
      if (!nextStep || id === undefined || !nextStep.isOffered(values, loaded)) return undefined;
      return { label: nextStep.label, onClick: () => void navigate(nextStep.to(id)) };
    },
    open: (path) => void navigate(path),
    reread: (id) => readRecord(client, section, id),
    onStayed: ({ id }) => {
      setSavedId(id);
      props.onStayed(id);
    },
    store: browserDraft.store,
    draftKey: `${owner} ${formKey}`,
    ...{ save, record, onSaving, onSaved },
  });
  const description = recordId ? texts.editDescription : texts.addDescription;
  const saveText = texts.save ?? (recordId ? undefined : texts.addTitle) ?? 'kit.save';

  return (
    <>
      <RecordForm
        form={form}
        editing={editing}
        record={record}
        browserDraft={browserDraft}
        onDone={onSaved}
        descriptionId={props.descriptionId}
        description={description && <FormattedMessage id={description} />}
        save={<FormattedMessage id={saveText} />}
        onCancel={props.onCancel}
      />
      {question}
    </>
  );
}

import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import type { SectionTypes } from '../section/admin-section.ts';
import { changesOfRecord } from './last-change.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordEditing } from './use-record-editing.ts';
import { useSharedQuestion } from './shared-question.tsx';
import { useSaveRecord, type FormSectionOf } from './use-save-record.ts';

type EditedRecordProps<T extends SectionTypes> = {
  section: FormSectionOf<T>;
  record: T['row'] | null;
  descriptionId: string;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** Draws the form of one record and saves it. */
export function EditedRecord<T extends SectionTypes>({ section, record, ...props }: EditedRecordProps<T>) {
  const { texts, form, name, nextStep } = section;
  const navigate = useNavigate();
  const owner = use(SessionStoreContext)?.getSession().user?.id ?? '';
  const draftKey = `${owner} ${name} ${record?.id ?? 'new'}`;
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
    ...{ save, record, draftKey, onSaving, onSaved },
  });
  const description = record ? texts.editDescription : texts.addDescription;
  const saveText = texts.save ?? (record ? undefined : texts.addTitle) ?? 'kit.save';

  return (
    <>
      <RecordForm
        form={form}
        editing={editing}
        descriptionId={props.descriptionId}
        description={description && <FormattedMessage id={description} />}
        save={<FormattedMessage id={saveText} />}
        onCancel={props.onCancel}
      />
      {question}
    </>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateLocalization } from '#src/kit/forms/dates/date-localization.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import type { AdminForm, SectionTypes } from '../section/admin-section.ts';
import { GuardedForm } from './guarded-form.tsx';
import { PreviewOfTyped, RecordPreview } from './record-preview.tsx';
import { SaveProblem } from './save-problem.tsx';
import type { RecordEditing } from './use-record-editing.ts';

type RecordFormProps<T extends SectionTypes> = {
  form: AdminForm<T>;
  editing: RecordEditing<T>;
  descriptionId: string;
  description: ReactNode;
  /** Text of the button that saves. */
  save: ReactNode;
  onCancel: () => void;
};

/** Draws the fields of a record with their preview, and above them the problem that stopped the last save, if any. */
export function RecordForm<T extends SectionTypes>(props: RecordFormProps<T>) {
  const { form, editing, descriptionId, description, save, onCancel } = props;
  const { Fields, Preview, Layout } = form;

  const fields = (
    <DateLocalization>
      <Fields key={editing.revision} />
    </DateLocalization>
  );

  return (
    <GuardedForm<T['values']>
      initialValues={editing.initialValues}
      draft={editing.draft}
      schema={form.schema}
      onSubmit={editing.submit}
      onTyped={editing.keepTyped}
    >
      <DialogContent>
        <DialogContentText id={descriptionId} sx={{ marginBlockEnd: 2.5 }}>
          {description}
        </DialogContentText>
        <SaveProblem form={form} editing={editing} />
        {Layout && Preview ? (
          <Layout fields={fields} preview={<PreviewOfTyped Preview={Preview} />} />
        ) : (
          <>
            {fields}
            {Preview && <RecordPreview Preview={Preview} />}
          </>
        )}
      </DialogContent>
      <FormActions save={save} onCancel={onCancel} />
    </GuardedForm>
  );
}

function FormActions({ save, onCancel }: { save: ReactNode; onCancel: () => void }) {
  const { isSubmitting } = useFormikContext();

  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={isSubmitting}>
        <FormattedMessage id="kit.cancel" />
      </Button>
      <SubmitButton pending={<FormattedMessage id="kit.saving" />}>{save}</SubmitButton>
    </DialogActions>
  );
}

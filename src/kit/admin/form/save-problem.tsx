import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { AdminForm, SectionTypes } from '../section/admin-section.ts';
import { ConflictChoice } from './saving/conflict-choice.tsx';
import type { RecordEditing } from './use-record-editing.ts';

type SaveProblemProps<T extends SectionTypes> = { form: AdminForm<T>; editing: RecordEditing<T> };

/** Says why the record was not saved (a conflict, or it was deleted) and offers a way out that keeps everything typed. */
export function SaveProblem<T extends SectionTypes>({ form, editing }: SaveProblemProps<T>) {
  const { setValues, submitForm } = useFormikContext<T['values']>();
  const { problem } = editing;
  if (!problem) return null;
  if (problem.kind === 'conflict') {
    return (
      <ConflictChoice
        form={form}
        conflict={problem}
        onChoose={(theirs) => {
          const values = editing.choose(theirs);
          if (values) void setValues(values);
        }}
      />
    );
  }
  const saveAsNew = () => {
    editing.beginAsNew();
    void submitForm();
  };

  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={saveAsNew}>
          <FormattedMessage id="kit.gone.asNew" />
        </Button>
      }
    >
      <FormattedMessage id="kit.gone.text" />
    </Alert>
  );
}

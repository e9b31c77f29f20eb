import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateLocalization } from '#src/kit/forms/dates/date-localization.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import type { AdminForm, FormTools, SectionTypes } from '../section/admin-section.ts';
import { GuardedForm } from './guarded-form.tsx';
import { PreviewOfTyped, RecordPreview } from './record-preview.tsx';
import { SaveProblem } from './save-problem.tsx';
import type { RecordEditing } from './use-record-editing.ts';
import type { BrowserDraft } from './use-stored-draft.ts';

type RecordFormProps<T extends SectionTypes> = {
  form: AdminForm<T>;
  editing: RecordEditing<T>;
  /** Record as it was opened; null for a new one. */
  record: T['row'] | null;
  browserDraft: BrowserDraft;
  descriptionId: string;
  description: ReactNode;
  /** Text of the button that saves. */
  save: ReactNode;
  /** Closes the form, whose record is saved. */
  onDone: () => void;
  onCancel: () => void;
};

/** Draws the fields of a record with their preview, and above them the problem that stopped the last save, if any. */
export function RecordForm<T extends SectionTypes>(props: RecordFormProps<T>) {
  const { form, editing } = props;

  return (
    <GuardedForm<T['values']>
      initialValues={editing.initialValues}
      draft={editing.draft}
      schema={form.schema}
      onSubmit={editing.submit}
      onTyped={editing.keepTyped}
    >
      <RecordBody {...props} />
    </GuardedForm>
  );
}

function RecordBody<T extends SectionTypes>(props: RecordFormProps<T>) {
  const { form, editing, descriptionId, description, save, onCancel } = props;
  const { Fields, Preview, Layout, Actions } = form;
  const tools = useTools(props);

  const fields = (
    <DateLocalization>
      <Fields key={editing.revision} />
    </DateLocalization>
  );

  return (
    <>
      <DialogContent>
        <DialogContentText id={descriptionId} sx={{ marginBlockEnd: 2.5 }}>
          {description}
        </DialogContentText>
        <SaveProblem form={form} editing={editing} />
        {Layout && Preview ? (
          <Layout fields={fields} preview={<PreviewOfTyped Preview={Preview} />} tools={tools} />
        ) : (
          <>
            {fields}
            {Preview && <RecordPreview Preview={Preview} />}
          </>
        )}
      </DialogContent>
      <FormActions save={save} onCancel={onCancel}>
        {Actions && <Actions tools={tools} />}
      </FormActions>
    </>
  );
}

/** Returns what a form's own layout and buttons can do with it. */
function useTools<T extends SectionTypes>(props: RecordFormProps<T>): FormTools<T> {
  const { editing, record, browserDraft, onDone } = props;
  const { dirty, submitForm, setValues } = useFormikContext<T['values']>();
  const { offered, endOffer, store, keptAt } = browserDraft;

  return {
    record,
    onDone,
    saveFirst: async () => (dirty ? null : editing.getLoaded()) ?? editing.saveAndStay(submitForm),
    draft: {
      keptAt,
      offeredAt: offered?.at ?? null,
      take: () => {
        endOffer();
        if (offered) void setValues(editing.take(offered));
      },
      drop: () => {
        endOffer();
        // What is typed by now has taken the place of the offered draft.
        if (!dirty) store?.forget();
      },
    },
  };
}

type FormActionsProps = {
  save: ReactNode;
  onCancel: () => void;
  /** Further buttons. */
  children: ReactNode;
};

function FormActions({ save, onCancel, children }: FormActionsProps) {
  const { isSubmitting } = useFormikContext();

  return (
    <DialogActions sx={children ? oneLine : {}}>
      <Button onClick={onCancel} disabled={isSubmitting} sx={children ? roomyOnly : {}}>
        <FormattedMessage id="kit.cancel" />
      </Button>
      {children}
      <SubmitButton pending={<FormattedMessage id="kit.saving" />}>{save}</SubmitButton>
    </DialogActions>
  );
}

const oneLine = {
  flexWrap: 'wrap',
  '& .MuiButton-root': { paddingInline: { xs: '12px', sm: '20px' } },
};
/** On phones further buttons take the room, and the sign beside the title closes the form. */
const roomyOnly = { display: { xs: 'none', sm: 'inline-flex' } };

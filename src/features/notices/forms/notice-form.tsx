import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#src/lib/forms/submit-button.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { noticeFormSchema, type NoticeFormValues } from './notice-form.schema.ts';

type NoticeFormProps = {
  initialValues: NoticeFormValues;
  /** What the form is for, above its fields. */
  description: ReactNode;
  onCancel: () => void;
  onSubmit: (values: NoticeFormValues) => Promise<void>;
};

/** A notice in both languages: when, how urgent, and whether it shows at all. */
export function NoticeForm({ initialValues, description, onCancel, onSubmit }: NoticeFormProps) {
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={noticeFormSchema}
      onSubmit={(values) => onSubmit(noticeFormSchema.cast(values))}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate sx={{ minHeight: 0 }}>
          <DialogContent>
            {description}
            <NoticeFields />
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel} disabled={isSubmitting}>
              <FormattedMessage id="notices.form.cancel" />
            </Button>
            <SubmitButton pending={<FormattedMessage id="notices.form.saving" />}>
              <FormattedMessage id="notices.form.save" />
            </SubmitButton>
          </DialogActions>
        </Stack>
      )}
    </Formik>
  );
}

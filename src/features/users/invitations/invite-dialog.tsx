import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from '#src/kit/forms/form.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { LOCALES } from '#src/config/locale.ts';
import { ROLES, roleLabels } from '../admin/user-texts.ts';
import { inviteFormSchema, type InviteFormValues } from './invite-form.schema.ts';
import { useInvitations } from './use-invitations.ts';

export type InviteDialogProps = { open: boolean; onClose: () => void };

/** Asks for the invited person's e-mail, role and language, and mails the link to the account. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const id = useId();
  const { invite } = useInvitations();

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <FormattedMessage id="users.invite.title" />
      </DialogTitle>
      <InviteForm
        onCancel={onClose}
        onSubmit={async (values) => {
          if (await invite(values)) onClose();
        }}
      />
    </Dialog>
  );
}

type InviteFormProps = { onCancel: () => void; onSubmit: (values: InviteFormValues) => Promise<void> };

function InviteForm({ onCancel, onSubmit }: InviteFormProps) {
  const { locale } = useLocale();
  const initialValues = { email: '', role: 'admin', locale };

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={inviteFormSchema}
      onSubmit={(values) => onSubmit(inviteFormSchema.cast(values))}
    >
      <Form noValidate>
        <DialogContent>
          <DialogContentText sx={{ marginBlockEnd: 2 }}>
            <FormattedMessage id="users.invite.text" />
          </DialogContentText>
          <InviteFields />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>
            <FormattedMessage id="kit.cancel" />
          </Button>
          <SubmitButton pending={<FormattedMessage id="users.invite.sending" />}>
            <FormattedMessage id="users.invite.send" />
          </SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}

function InviteFields() {
  const intl = useIntl();
  const roles = ROLES.map((value) => ({ value, label: intl.formatMessage({ id: roleLabels[value] }) }));
  const languages = LOCALES.map((value) => ({
    value,
    label: intl.formatMessage({ id: `users.locale.${value}` }),
  }));

  return (
    <Stack>
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        autoFocus
        required
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        label={<FormattedMessage id="users.list.email" />}
      />
      <SelectField name="role" options={roles} label={<FormattedMessage id="users.list.role" />} />
      <SelectField
        name="locale"
        options={languages}
        label={<FormattedMessage id="users.invite.locale" />}
        helperText={<FormattedMessage id="users.invite.localeHint" />}
      />
    </Stack>
  );
}

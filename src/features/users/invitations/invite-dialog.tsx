import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogForm, FormDialog } from '#src/kit/admin/dialogs/form-dialog.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { LOCALES } from '#src/config/locale.ts';
import { ROLES, roleLabels } from '../admin/user-texts.ts';
import { inviteFormSchema, type InviteFormValues } from './invite-form.schema.ts';
import { useInvitations } from './use-invitations.ts';

export type InviteDialogProps = { open: boolean; onClose: () => void };

/** Asks for the invited person's e-mail, role and language, and mails the link to the account. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { invite } = useInvitations();

  return (
    <FormDialog open={open} onClose={onClose} title={<FormattedMessage id="users.invite.title" />}>
      <InviteForm
        onCancel={onClose}
        onSubmit={async (values) => {
          if (await invite(values)) onClose();
        }}
      />
    </FormDialog>
  );
}

type InviteFormProps = { onCancel: () => void; onSubmit: (values: InviteFormValues) => Promise<void> };

function InviteForm({ onCancel, onSubmit }: InviteFormProps) {
  const { locale } = useLocale();
  const initialValues = { email: '', role: 'admin', locale };

  return (
    <DialogForm
      initialValues={initialValues}
      validationSchema={inviteFormSchema}
      onSubmit={(values) => onSubmit(inviteFormSchema.cast(values))}
      text={<FormattedMessage id="users.invite.text" />}
      onCancel={onCancel}
      submit={<FormattedMessage id="users.invite.send" />}
      pending={<FormattedMessage id="users.invite.sending" />}
    >
      <InviteFields />
    </DialogForm>
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

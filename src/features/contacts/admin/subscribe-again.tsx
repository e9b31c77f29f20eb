import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogForm, FormDialog } from '#src/kit/admin/dialogs/form-dialog.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { subscribeAgainSchema } from '../forms/subscribe-again.schema.ts';

type SubscribeAgainProps = {
  state: string;
  /** Subscribes the contact; resolves to false if that failed. */
  onSubscribe: (reason: string) => Promise<boolean>;
};

/** Button that subscribes a contact again, once the administrator has said why. */
export function SubscribeAgain({ state, onSubscribe }: SubscribeAgainProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const label = state === 'bounced' ? 'contacts.subscription.resume' : 'contacts.subscription.subscribeAgain';
  const question =
    state === 'bounced' ? 'contacts.subscription.bouncedQuestion' : 'contacts.subscription.againQuestion';

  async function submit({ reason }: { reason: string }): Promise<void> {
    if (await onSubscribe(reason.trim())) close();
  }

  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        <FormattedMessage id={label} />
      </Button>
      <FormDialog open={isOpen} onClose={close} title={<FormattedMessage id={label} />}>
        <DialogForm
          initialValues={{ reason: '' }}
          validationSchema={subscribeAgainSchema}
          onSubmit={submit}
          text={<FormattedMessage id={question} />}
          onCancel={close}
          submit={<FormattedMessage id={label} />}
          pending={<FormattedMessage id={label} />}
        >
          <TextField
            name="reason"
            label={<FormattedMessage id="contacts.subscription.reason" />}
            helperText={<FormattedMessage id="contacts.subscription.reasonHint" />}
            required
            autoFocus
          />
        </DialogForm>
      </FormDialog>
    </>
  );
}

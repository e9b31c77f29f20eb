import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { subscribeAgainSchema } from '../forms/subscribe-again.schema.ts';

type SubscribeAgainProps = {
  state: string;
  /** Subscribes the contact; resolves to false if that failed. */
  onSubscribe: (reason: string) => Promise<boolean>;
};

/** Button that subscribes a contact again, once the administrator has said why. */
export function SubscribeAgain({ state, onSubscribe }: SubscribeAgainProps) {
  const id = useId();
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
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}title`}>
        <DialogTitle id={`${id}title`}>
          <FormattedMessage id={label} />
        </DialogTitle>
        <FieldIdPrefix>
          <Formik initialValues={{ reason: '' }} validationSchema={subscribeAgainSchema} onSubmit={submit}>
            <Form noValidate>
              <DialogContent>
                <DialogContentText sx={{ marginBlockEnd: 2 }}>
                  <FormattedMessage id={question} />
                </DialogContentText>
                <TextField
                  name="reason"
                  label={<FormattedMessage id="contacts.subscription.reason" />}
                  helperText={<FormattedMessage id="contacts.subscription.reasonHint" />}
                  required
                  autoFocus
                />
              </DialogContent>
              <DialogActions>
                <Button onClick={close}>
                  <FormattedMessage id="kit.cancel" />
                </Button>
                <SubmitButton variant="contained" pending={<FormattedMessage id={label} />}>
                  <FormattedMessage id={label} />
                </SubmitButton>
              </DialogActions>
            </Form>
          </Formik>
        </FieldIdPrefix>
      </Dialog>
    </>
  );
}

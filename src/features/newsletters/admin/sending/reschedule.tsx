import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { DateLocalization } from '#src/kit/forms/dates/date-localization.tsx';
import { DateTimeField } from '#src/kit/forms/dates/date-time-field.tsx';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import { ownZone } from '#src/lib/messages/time-zone.ts';
import { rescheduleSchema } from '../../forms/schedule.schema.ts';
import { sendingErrors } from './sending-errors.ts';
import { RescheduleDispatch } from '../progress/progress-documents.ts';

/** Lets the person choose another time for a scheduled newsletter. */
export function Reschedule({ dispatchId }: { dispatchId: string }) {
  const client = useApolloClient();
  const toasts = useToasts();
  const intl = useIntl();

  const { run } = useAction({ errors: sendingErrors });

  const submit = ({ scheduled_at }: { scheduled_at: string }) =>
    run(async () => {
      await client.mutate({
        mutation: RescheduleDispatch,
        variables: { dispatch_id: dispatchId, scheduled_at, scheduled_at_zone: ownZone() },
      });
      const at = intl.formatDate(scheduled_at, SCHEDULE_FORMAT);
      toasts.success('newsletters.toast.scheduled', { values: { at } });
    });

  return (
    <FieldIdPrefix>
      <Formik initialValues={{ scheduled_at: '' }} validationSchema={rescheduleSchema} onSubmit={submit}>
        <Form noValidate style={{ inlineSize: '100%' }}>
          <Box sx={row}>
            <DateLocalization>
              <DateTimeField
                name="scheduled_at"
                label={<FormattedMessage id="newsletters.progress.newTime" />}
              />
            </DateLocalization>
            <SubmitButton
              variant="outlined"
              sx={besideField}
              pending={<FormattedMessage id="newsletters.progress.reschedule" />}
            >
              <FormattedMessage id="newsletters.progress.reschedule" />
            </SubmitButton>
          </Box>
        </Form>
      </Formik>
    </FieldIdPrefix>
  );
}

/** The button is beside the field, on the line of its frame; on phones beneath it. */
const row = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 22rem) auto' },
  alignItems: 'start',
  justifyContent: 'start',
};
const besideField = { minHeight: { sm: 56 }, justifySelf: 'start' };

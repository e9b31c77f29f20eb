import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldError } from '#src/kit/forms/use-field-error.ts';
import { EVENT_TYPES, eventLabels, type EventType } from '../event-types.ts';

/** Renders the choice of events, each in words and with its type as programs see it. */
export function EventsField() {
  const id = useId();
  const [field, , { setValue, setTouched }] = useField<EventType[]>('events');
  const error = useFieldError('events');
  const toggle = (type: EventType, isChosen: boolean) => {
    void setTouched(true, false);
    void setValue(EVENT_TYPES.filter((one) => (one === type ? isChosen : field.value.includes(one))));
  };

  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={id} fullWidth>
      <FormLabel component="legend" required>
        <FormattedMessage id="webhooks.form.events" />
      </FormLabel>
      <Box sx={columns}>
        {EVENT_TYPES.map((type) => (
          <FormControlLabel
            key={type}
            control={
              <Checkbox
                name="events"
                size="small"
                checked={field.value.includes(type)}
                onChange={(_event, isChosen) => toggle(type, isChosen)}
              />
            }
            label={<EventName type={type} />}
          />
        ))}
      </Box>
      <FormHelperText id={id} sx={{ marginInline: 0 }}>
        {error ? <FormattedMessage {...error} /> : <FormattedMessage id="webhooks.form.eventsHint" />}
      </FormHelperText>
    </FormControl>
  );
}

function EventName({ type }: { type: EventType }) {
  return (
    <>
      <FormattedMessage id={eventLabels[type]} />{' '}
      <Typography component="bdi" variant="caption" color="textSecondary" dir="ltr">
        {type}
      </Typography>
    </>
  );
}

const columns = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 3 };

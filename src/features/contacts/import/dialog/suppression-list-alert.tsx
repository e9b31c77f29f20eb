import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

/** Warns that the file looks like a list of people who left, and offers to import it as such. */
export function SuppressionListAlert({ onUnsubscribe }: { onUnsubscribe: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={onUnsubscribe}>
          <FormattedMessage id="contacts.import.leavers.unsubscribe" />
        </Button>
      }
    >
      <FormattedMessage id="contacts.import.leavers.text" />
    </Alert>
  );
}

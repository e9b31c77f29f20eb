import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** Says that the API does not answer whether this person is an administrator; the session asks until it does. */
export function AdminAway() {
  return (
    <Box component="main" id="main" sx={{ maxWidth: 640, marginInline: 'auto', padding: { xs: 2, sm: 4 } }}>
      <Alert severity="warning">
        <AlertTitle component="h1">
          <FormattedMessage id="admin.away.title" />
        </AlertTitle>
        <FormattedMessage id="admin.away.text" />
      </Alert>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { PlainAlert } from '#src/kit/admin/alert/plain-alert.tsx';

/** Says that the API does not answer whether this person is an administrator; the session asks until it does. */
export function AdminAway() {
  return (
    <Box component="main" id="main" sx={{ maxWidth: 640, marginInline: 'auto', padding: { xs: 2, sm: 4 } }}>
      <PlainAlert severity="warning" titleAs="h1" title={<FormattedMessage id="admin.away.title" />}>
        <FormattedMessage id="admin.away.text" />
      </PlainAlert>
    </Box>
  );
}

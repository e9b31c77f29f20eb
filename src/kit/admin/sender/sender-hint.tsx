import Box from '@mui/material/Box';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { paths } from '#src/config/paths.ts';
import { PlainAlert } from '../alert/plain-alert.tsx';
import { useMissingSender } from './use-missing-sender.ts';

/** Says that no newsletter can be sent before the settings name its sender and postal address; nothing once they do. */
export function SenderHint() {
  const intl = useIntl();
  const missing = useMissingSender() ?? [];
  if (missing.length === 0) return null;
  const names = missing.map((setting) => intl.formatMessage({ id: `kit.sender.${setting}` }));

  return (
    <Box sx={{ marginBlockEnd: 2.5 }}>
      <PlainAlert severity="warning">
        <FormattedMessage
          id="kit.sender.missing"
          values={{
            settings: <FormattedList key="settings" value={names} />,
            link: (text) => (
              <Link key="link" to={`${paths.admin}/settings`}>
                {text}
              </Link>
            ),
          }}
        />
      </PlainAlert>
    </Box>
  );
}

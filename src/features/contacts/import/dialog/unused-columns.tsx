import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { Preview } from '../reading/read-preview.ts';
import { useColumnName } from './use-column-name.ts';

/** Names the columns with values that the import leaves out. */
export function UnusedColumns({ preview }: { preview: Preview }) {
  const nameOf = useColumnName(preview);

  return (
    <Alert severity="info" role="note">
      <Box tabIndex={0} sx={names}>
        <FormattedMessage
          id="contacts.import.unused"
          values={{
            columns: (
              <FormattedList
                value={preview.unused.map((index) => (
                  <bdi key={index}>{nameOf(index)}</bdi>
                ))}
                type="unit"
              />
            ),
          }}
        />
      </Box>
    </Alert>
  );
}

const names = { maxBlockSize: 160, overflowY: 'auto', overflowWrap: 'anywhere' };

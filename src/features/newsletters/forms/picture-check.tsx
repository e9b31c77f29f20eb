import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDebounce } from 'use-debounce';
import { isImageUrl } from '../content-rules.ts';

/** Milliseconds after the last key press until the picture is asked for. */
const PAUSE_MS = 400;

/** Shows the picture at an address, or says that there is none: a mail would show its description alone. */
export function PictureCheck({ url }: { url: string }) {
  const [asked] = useDebounce(url, PAUSE_MS);

  return isImageUrl(asked) && asked === url ? <Picture key={asked} url={asked} /> : null;
}

function Picture({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');

  return (
    <Box role="status" sx={{ gridColumn: '1 / -1' }}>
      {state === 'missing' ? (
        <Typography variant="body2" color="error">
          <FormattedMessage id="newsletters.editor.imageMissing" />
        </Typography>
      ) : (
        <Box
          component="img"
          alt=""
          src={url}
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
          sx={{ ...picture, visibility: state === 'shown' ? 'visible' : 'hidden' }}
        />
      )}
    </Box>
  );
}

const picture = { display: 'block', maxWidth: '100%', maxHeight: 120, borderRadius: '8px' };

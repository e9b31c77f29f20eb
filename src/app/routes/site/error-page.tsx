import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { createLogger } from '#src/lib/log/logger.ts';

const log = createLogger('router');

/** What stands in a page's place when it could not be loaded or drawn (offline, say, or after a new release). */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    log.error('A page could not be shown.', { error });
  }, [error]);

  return (
    <Container
      component="main"
      sx={{ minBlockSize: '100vh', display: 'grid', placeContent: 'center', justifyItems: 'start', gap: 2 }}
    >
      <Typography component="h1" variant="h2">
        <FormattedMessage id="app.error.title" />
      </Typography>
      <Typography variant="subtitle1" color="textSecondary">
        <FormattedMessage id="app.error.text" />
      </Typography>
      <Button
        variant="contained"
        onClick={() => {
          window.location.reload();
        }}
      >
        <FormattedMessage id="app.error.retry" />
      </Button>
    </Container>
  );
}

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { createLogger } from '#src/lib/log/logger.ts';

const log = createLogger('router');

/** Any path that the route table does not know. */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    log.warn('A path that does not exist was asked for.', { path: pathname });
  }, [pathname]);

  return (
    <Container component="main" id="main">
      <Typography component="p">
        <FormattedMessage id="app.notFound.code" />
      </Typography>
      <Typography component="h1" variant="h2">
        <FormattedMessage id="app.notFound.title" />
      </Typography>
      <Button component={Link} to={paths.home} variant="contained">
        <FormattedMessage id="app.notFound.home" />
      </Button>
    </Container>
  );
}

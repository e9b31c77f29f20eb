import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Icon } from '#src/components/icon.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { DEFAULT_EXTENSION, readDomainQuery, type Extension } from '../domain-name.ts';
import { DomainField } from './domain-field.tsx';

type DomainSearchProps = {
  /** How the browser leaves for the portal's cart. */
  navigate?: (address: string) => void;
};

const leaveFor = (address: string) => {
  window.location.assign(address);
};

/** Sends a name and extension to the portal's cart, to register it or to transfer it. */
export function DomainSearch({ navigate = leaveFor }: DomainSearchProps) {
  const { portal, name, setName, extension, setExtension, refusedName, send } = useDomainSearch(navigate);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('registerDomain');
  };

  return (
    <Container component="section" aria-labelledby="domain-search-title" sx={place}>
      <Paper component="form" role="search" noValidate onSubmit={submit} sx={card}>
        <Invitation />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, '& > button': { flexGrow: { xs: 1, lg: 0 } } }}
        >
          <DomainField
            name={name}
            onNameChange={setName}
            extension={extension}
            onExtensionChange={setExtension}
            isInvalid={refusedName !== null}
          />
          <Button
            type="submit"
            size="large"
            variant="contained"
            disabled={!portal}
            startIcon={<Icon path={mdiMagnify} />}
          >
            <FormattedMessage id="domainSearch.search" />
          </Button>
          <Button
            size="large"
            variant="outlined"
            color="inherit"
            disabled={!portal}
            onClick={() => {
              send('transferDomain');
            }}
          >
            <FormattedMessage id="domainSearch.transfer" />
          </Button>
          <Box
            id="domain-search-fault"
            role="alert"
            sx={{ inlineSize: '100%', color: 'error.main', fontSize: '0.9375rem' }}
          >
            {refusedName !== null && (
              <FormattedMessage id="domainSearch.invalid" values={{ name: refusedName }} />
            )}
          </Box>
          {!portal && (
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage id="domainSearch.noPortal" />
            </Typography>
          )}
        </Box>
      </Paper>
    </Container>
  );
}

function Invitation() {
  return (
    <div>
      <Typography id="domain-search-title" component="h2" variant="h3">
        <FormattedMessage id="domainSearch.title" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
        <FormattedMessage id="domainSearch.text" />
      </Typography>
    </div>
  );
}

function useDomainSearch(navigate: (address: string) => void) {
  const portal = usePortal();
  const { locale } = useLocale();
  const [parameters] = useSearchParams();
  const [name, setName] = useState('');
  const [extension, setExtension] = useState<Extension>(DEFAULT_EXTENSION);
  const [refusedName, setRefusedName] = useState<string | null>(null);

  const send = (deed: 'registerDomain' | 'transferDomain') => {
    const query = readDomainQuery(name, extension);
    setRefusedName(query.kind === 'invalid' ? query.name : null);
    if (query.kind !== 'domain' || !portal) return;
    navigate(portal[deed](query.domain, { locale, currency: parameters.get('currency') }));
  };

  return { portal, name, setName, extension, setExtension, refusedName, send };
}

const place = { position: 'relative', marginBlockStart: { xs: -8, md: -10 } } as const;

const card = {
  padding: { xs: 2.5, sm: 4 },
  borderRadius: '24px',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: '0 30px 70px -32px rgba(11, 42, 33, .45)',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 20rem) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 2.5, lg: 5 },
} as const;

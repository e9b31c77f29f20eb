import { mdiCheckCircle, mdiCircleOutline } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Link as RouterLink } from '#src/components/link.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { missingSender } from '#src/kit/admin/sender/use-missing-sender.ts';
import { withStorage } from '#src/lib/storage/with-storage.ts';
import { AnythingChanged, FirstSteps } from './dashboard-documents.ts';
import { firstSteps, type FirstStep } from './first-steps.ts';

/** Lists the first steps with a new product until all are done or somebody hides them; nothing while it isn't known. */
export function FirstStepsPanel() {
  const { data } = useLiveQuery(FirstSteps, {}, AnythingChanged);
  const { environment } = useRuntimeConfig();
  const [isHidden, setIsHidden] = useState(readIsHidden);
  if (!data || isHidden) return null;
  const missing = missingSender(data.settings, environment.company.postalAddress.en);
  const steps = firstSteps(data, missing.length === 0);
  if (steps.every(({ isDone }) => isDone)) return null;

  return (
    <StepList
      steps={steps}
      onHide={() => {
        rememberHidden();
        setIsHidden(true);
      }}
    />
  );
}

function StepList({ steps, onHide }: { steps: readonly FirstStep[]; onHide: () => void }) {
  const id = useId();
  const values = { done: steps.filter(({ isDone }) => isDone).length, count: steps.length };

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={head}>
        <Typography id={id} variant="h6" component="h2">
          <FormattedMessage id="dashboard.steps.title" />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="dashboard.steps.done" values={values} />
        </Typography>
        <Button size="small" color="inherit" onClick={onHide}>
          <FormattedMessage id="dashboard.steps.hide" />
        </Button>
      </Box>
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </Box>
    </Paper>
  );
}

function Step({ step: { text, to, isDone } }: { step: FirstStep }) {
  return (
    <Typography component="li" variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ display: 'flex', color: isDone ? 'success.main' : 'text.disabled' }}>
        <Icon path={isDone ? mdiCheckCircle : mdiCircleOutline} size={20} />
      </Box>
      {isDone ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={text} />{' '}
          <VisuallyHidden>
            <FormattedMessage id="dashboard.steps.isDone" />
          </VisuallyHidden>
        </Box>
      ) : (
        <Link component={RouterLink} to={to}>
          <FormattedMessage id={text} />
        </Link>
      )}
    </Typography>
  );
}

const HIDDEN_KEY = 'dashboard.first-steps';
const HIDDEN = 'hidden';

/** Storage may be refused by the browser's settings; the steps are then shown whenever the page is opened. */
const readIsHidden = () => withStorage(() => localStorage.getItem(HIDDEN_KEY)) === HIDDEN;
const rememberHidden = () => withStorage(() => localStorage.setItem(HIDDEN_KEY, HIDDEN));

const head = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 2,
  marginBlockEnd: 1,
};
const list = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

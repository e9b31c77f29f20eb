import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage, useIntl } from 'react-intl';
import { currenciesOf, savingOf, type Offer, type PlanRow } from '../offers.ts';
import type { BuyingChoices } from './use-buying-choices.ts';

type BuyingControlsProps = { offers: Offer<PlanRow>[]; choices: BuyingChoices };

/** The monthly/annual switch, and the currency where plans have more than one. */
export function BuyingControls({ offers, choices }: BuyingControlsProps) {
  const currencies = currenciesOf(offers.flatMap(({ rows }) => rows));
  const hasBothCycles = offers.some(({ rows }) => rows.some(({ period }) => period === 'yr'));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 4 }}>
      {hasBothCycles && <CycleSwitch offers={offers} choices={choices} />}
      {currencies.length > 1 && <CurrencyChoice currencies={currencies} choices={choices} />}
    </Box>
  );
}

function CycleSwitch({ offers, choices: { cycle, chooseCycle, currency } }: BuyingControlsProps) {
  const intl = useIntl();
  const savings = offers.map((offer) => savingOf(offer, currency ?? offer.lead.currency)?.wholePercent ?? 0);
  const most = Math.max(...savings);

  return (
    <ToggleButtonGroup
      exclusive
      value={cycle}
      onChange={(_, next: unknown) => {
        if (next === 'mo' || next === 'yr') chooseCycle(next);
      }}
      aria-label={intl.formatMessage({ id: 'plans.cycle.label' })}
      sx={switchLook}
    >
      <ToggleButton value="mo">
        <FormattedMessage id="plans.cycle.monthly" />
      </ToggleButton>
      <ToggleButton value="yr">
        <FormattedMessage id="plans.cycle.annual" />
        {most > 0 && (
          <Box component="span" sx={pill}>
            <FormattedMessage
              id="plans.cycle.upTo"
              values={{ percent: intl.formatNumber(most / 100, { style: 'percent' }) }}
            />
          </Box>
        )}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

type CurrencyChoiceProps = { currencies: string[]; choices: BuyingChoices };

function CurrencyChoice({ currencies, choices: { currency, chooseCurrency } }: CurrencyChoiceProps) {
  const intl = useIntl();
  const chosen = currency !== null && currencies.includes(currency) ? currency : currencies[0];

  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
      <FormattedMessage id="plans.currency.label" />
      <NativeSelect
        value={chosen}
        onChange={(event) => {
          chooseCurrency(event.target.value);
        }}
        sx={{ fontWeight: 600, '& select': { paddingBlock: '10px' } }}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {intl.formatDisplayName(code, { type: 'currency' }) ?? code} ({code})
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

const switchLook = {
  padding: 0.5,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '& .MuiToggleButton-root': {
    minBlockSize: 44,
    paddingInline: 2.5,
    gap: 1,
    border: 'none',
    borderRadius: '12px',
    textTransform: 'none',
    fontSize: '0.9688rem',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    backgroundColor: 'text.primary',
    color: 'background.default',
  },
} as const;

const pill = {
  paddingInline: 1,
  borderRadius: 99,
  fontSize: '0.8125rem',
  backgroundColor: '#c8f169',
  color: '#10231d',
} as const;

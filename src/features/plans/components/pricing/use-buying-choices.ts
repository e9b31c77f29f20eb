import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { keepStep } from '#src/lib/panels/history-step.ts';
import type { Cycle } from '../../offers.ts';

export type BuyingChoices = {
  cycle: Cycle;
  currency: string | null;
  chooseCycle: (cycle: Cycle) => void;
  chooseCurrency: (currency: string) => void;
};

const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Returns billing cycle and currency from the URL (`?cycle=yr&currency=KWD`), so a link shares them. */
export function useBuyingChoices(): BuyingChoices {
  const intl = useIntl();
  const announce = useAnnounce();
  const [parameters, setParameters] = useSearchParams();
  const currency = parameters.get('currency')?.toUpperCase() ?? '';

  const set = (name: string, value: string) => {
    setParameters(
      (previous) => {
        previous.set(name, value);
        return previous;
      },
      { replace: true },
    );
    // Done at once, because the visitor may go back before the router has rendered the new URL.
    keepStep();
  };

  return {
    cycle: parameters.get('cycle') === 'yr' ? 'yr' : 'mo',
    currency: CURRENCY_CODE.test(currency) ? currency : null,
    chooseCycle: (cycle) => {
      set('cycle', cycle);
      announce(intl.formatMessage({ id: 'plans.cycle.announce' }, { cycle }));
    },
    chooseCurrency: (code) => {
      set('currency', code);
      announce(intl.formatMessage({ id: 'plans.currency.announce' }, { currency: code }));
    },
  };
}

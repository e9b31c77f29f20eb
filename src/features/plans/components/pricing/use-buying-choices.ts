import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import type { Choices, Cycle, GivenChoices } from '#src/lib/buying/choices.ts';
import { keptChoices } from '#src/lib/buying/kept-choices.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { keepStep } from '#src/lib/panels/history-step.ts';

export type BuyingChoices = Choices & {
  chooseCycle: (cycle: Cycle) => void;
  chooseCurrency: (currency: string) => void;
};

/**
 * Returns billing cycle and currency, and how to choose them. A choice is kept, and is in the URL
 * (`?cycle=yr&currency=KWD`), so that a link shares it.
 */
export function useBuyingChoices(): BuyingChoices {
  const intl = useIntl();
  const announce = useAnnounce();
  const choices = useChoices();
  const [, setParameters] = useSearchParams();

  const choose = (given: GivenChoices) => {
    keptChoices.keep(given);
    setParameters(
      (previous) => {
        for (const [name, value] of Object.entries(given)) previous.set(name, value);
        return previous;
      },
      { replace: true },
    );
    // Done at once, because the visitor may go back before the router has rendered the new URL.
    keepStep();
  };

  return {
    ...choices,
    chooseCycle: (cycle) => {
      choose({ cycle });
      const name = intl.formatMessage({ id: 'plans.cycle.name' }, { cycle });
      announce(intl.formatMessage({ id: 'plans.cycle.announce' }, { cycle: name }));
    },
    chooseCurrency: (currency) => {
      choose({ currency });
      announce(intl.formatMessage({ id: 'plans.currency.announce' }, { currency }));
    },
  };
}

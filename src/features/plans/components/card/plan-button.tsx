import type { FragmentType } from '@apollo/client/masking';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Text } from '#src/components/text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { graphql } from '#src/gql/gql.ts';
import type { PlanButton_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { useAlternatives, usePlaceKey } from '#src/lib/buying/by-choice.tsx';
import { isCycle, type Choices } from '#src/lib/buying/choices.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import styles from './plan-button.module.css';

const PlanButtonFragment = publicFragment(
  graphql(`
    fragment PlanButton_plan on pricing_plans {
      id
      name
      category
      button_url
      currency
      period
      highlight
      in_force {
        code
      }
    }
  `),
);

type PlanButtonProps = {
  /** Returns the plan's row by the visitor's choices. */
  rowAt: (choices: Choices) => FragmentType<PlanButton_PlanFragment>;
  name: string;
  /** True if only screen readers get the plan's name, which is shown beside the button. */
  isShort?: boolean;
};

/**
 * Links to the plan's own URL, else to its product in the portal; URLs within the portal get cycle, currency and
 * language. Disabled if there is neither a portal nor a URL of its own.
 */
export function PlanButton({ rowAt, name, isShort = false }: PlanButtonProps) {
  const urlAt = useUrl(rowAt);
  const choices = useChoices();
  const place = useAlternatives('href', urlAt);
  const key = usePlaceKey();
  const { highlight } = readFragment(PlanButtonFragment, rowAt(choices));
  const look = highlight
    ? ({ variant: 'contained', color: 'secondary' } as const)
    : ({ variant: 'outlined', color: 'inherit' } as const);
  const url = urlAt(choices);

  if (url === null) {
    return (
      <div>
        <Button {...look} fullWidth disabled>
          <FormattedMessage id="plans.card.chooseShort" />
        </Button>
        <Text variant="caption" as="p" className={styles.reason}>
          <FormattedMessage id="plans.card.noPortal" />
        </Text>
      </div>
    );
  }

  return (
    <Button key={key} {...look} fullWidth href={url} {...place}>
      {/* One element: the button is a flex container, which would make an item of each piece of the text. */}
      <span>
        <FormattedMessage
          id="plans.card.choose"
          values={{ plan: isShort ? <VisuallyHidden>{name}</VisuallyHidden> : name }}
        />
      </span>
    </Button>
  );
}

/** Returns a function that returns the address at which the plan is ordered; null if there is none. */
function useUrl(rowAt: PlanButtonProps['rowAt']): (choices: Choices) => string | null {
  const { locale } = useLocale();
  const portal = usePortal();

  return (choices) => {
    const { button_url, currency, period, in_force, ...plan } = readFragment(
      PlanButtonFragment,
      rowAt(choices),
    );
    if (!portal) return button_url || null;

    return portal.order(
      { ...plan, button_url },
      { locale, currency, cycle: isCycle(period) ? period : null, code: in_force?.code },
    );
  };
}

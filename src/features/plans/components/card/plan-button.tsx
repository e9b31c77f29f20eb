import type { FragmentType } from '@apollo/client/masking';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Text } from '#src/components/text.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { graphql } from '#src/gql/gql.ts';
import type { PlanButton_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { isCycle } from '../../offers.ts';
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
    }
  `),
);

type PlanButtonProps = { plan: FragmentType<PlanButton_PlanFragment>; name: string };

/**
 * Links to the plan's own URL, else to its product in the portal; URLs within the portal get cycle, currency and
 * language. Disabled if there is neither a portal nor a URL of its own.
 */
export function PlanButton({ plan, name }: PlanButtonProps) {
  const { locale } = useLocale();
  const portal = usePortal();
  const data = readFragment(PlanButtonFragment, plan);
  const look = data.highlight
    ? ({ variant: 'contained', color: 'secondary' } as const)
    : ({ variant: 'outlined', color: 'inherit' } as const);
  const ownUrl = data.button_url || null;
  const url = portal
    ? portal.order(data, {
        locale,
        currency: data.currency,
        cycle: isCycle(data.period) ? data.period : null,
      })
    : ownUrl;

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
    <Button {...look} fullWidth href={url}>
      <FormattedMessage id="plans.card.choose" values={{ plan: name }} />
    </Button>
  );
}

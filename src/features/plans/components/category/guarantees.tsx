import { mdiShieldCheckOutline } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import type { Term } from '../../terms.ts';
import styles from './guarantees.module.css';

const texts = {
  'free-migration': 'plans.guarantee.freeMigration',
  'no-setup-fee': 'plans.guarantee.noSetupFee',
  'free-plan-changes': 'plans.guarantee.freePlanChanges',
  'cancel-anytime': 'plans.guarantee.cancelAnytime',
} as const;
const isKnown = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);
const MONEY_BACK = /^money-back-([1-9]\d{0,2})$/;

type GuaranteesProps = {
  /** Terms that stand with every plan, and so need no second place. */
  said?: readonly Term[];
};

/** Lists the operator's guarantees beyond the plans' own terms; nothing if there are none. */
export function Guarantees({ said = [] }: GuaranteesProps) {
  const intl = useIntl();
  const isSaid = (id: string) => said.some((term) => term.id === id);
  const names = useRuntimeConfig().guarantees.filter((name) =>
    isKnown(name) ? !isSaid(texts[name]) : MONEY_BACK.test(name) && !isSaid('plans.guarantee.moneyBack'),
  );
  if (names.length === 0) return null;

  return (
    <ul
      role="list"
      aria-label={intl.formatMessage({ id: 'plans.guarantee.label' })}
      className={styles.guarantees}
    >
      {names.map((name) => (
        <Text key={name} as="li" variant="body2" className={styles.guarantee}>
          <Icon path={mdiShieldCheckOutline} size={22} className={styles.icon} />
          <GuaranteeText name={name} />
        </Text>
      ))}
    </ul>
  );
}

function GuaranteeText({ name }: { name: string }) {
  if (isKnown(name)) return <FormattedMessage id={texts[name]} />;
  const days = Number(MONEY_BACK.exec(name)?.[1]);

  return <FormattedMessage id="plans.guarantee.moneyBack" values={{ days }} />;
}

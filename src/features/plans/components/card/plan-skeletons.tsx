import { clsx } from 'clsx';
import { useIntl } from 'react-intl';
import { Skeleton } from '#src/components/skeleton.tsx';
import grid from './plan-grid.module.css';
import styles from './plan-skeletons.module.css';

type PlanSkeletonsProps = { count: number; isStacked?: boolean };

/** Shows empty cards while plans load. */
export function PlanSkeletons({ count, isStacked = false }: PlanSkeletonsProps) {
  const intl = useIntl();

  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'plans.loading' })}
      data-count={count}
      className={clsx(grid.grid, isStacked && grid.stacked)}
    >
      {Array.from({ length: count }, (_, index) => (
        <PlanCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Shows one empty card. */
function PlanCardSkeleton() {
  return (
    <div data-testid="plan-skeleton" className={styles.card}>
      <Skeleton className={styles.name} />
      <Skeleton className={styles.price} />
      {['90%', '75%', '82%', '60%', '70%'].map((width) => (
        <Skeleton key={width} width={width} className={styles.feature} />
      ))}
      <Skeleton className={styles.button} />
    </div>
  );
}

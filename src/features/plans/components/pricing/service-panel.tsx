import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { CategoryIllustration } from '#src/components/illustrations/category-illustration.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { Text } from '#src/components/text.tsx';
import { paths, type Category } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { CategoryPlans } from '../category/category-plans.tsx';
import styles from './service-panel.module.css';
import { Specifications } from '../category/specifications.tsx';

type ServicePanelProps = { category: Category; isOpen: boolean; onClose: () => void };

/** Shows a kind of hosting in a panel: description, plans, specifications. */
export function ServicePanel({ category, isOpen, onClose }: ServicePanelProps) {
  const localized = useLocalizedPath();

  return (
    <SlideOver
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id={`plans.category.${category}`} />}
      width={640}
    >
      <div className={styles.intro}>
        <Text>
          <FormattedMessage id={`plans.service.${category}.text`} />
        </Text>
        <div className={styles.drawing}>
          <CategoryIllustration category={category} size={180} />
        </div>
      </div>
      <Text variant="h3" className={styles.plansTitle}>
        <FormattedMessage id="plans.panel.plansTitle" />
      </Text>
      <CategoryPlans category={category} heading="h4" isStacked />
      <Button
        to={localized(paths.hosting(category))}
        replace
        onClick={onClose}
        variant="outlined"
        color="inherit"
        fullWidth
        className={styles.allPlans}
      >
        <FormattedMessage id="plans.panel.allPlans" />
      </Button>
      <Text variant="h3" className={styles.technicalTitle}>
        <FormattedMessage id="plans.page.technical" />
      </Text>
      <Specifications category={category} />
    </SlideOver>
  );
}

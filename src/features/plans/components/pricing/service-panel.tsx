import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { KindIllustration } from '#src/components/illustrations/kind-illustration.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { Text } from '#src/components/text.tsx';
import { paths } from '#src/config/paths.ts';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import type { Kind } from '#src/lib/kinds/use-kinds.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { CategoryPlans } from '../category/category-plans.tsx';
import styles from './service-panel.module.css';
import { Specifications } from '../category/specifications.tsx';

type ServicePanelProps = { kind: Kind; isOpen: boolean; onClose: () => void };

/** Shows a kind of hosting in a panel: description, plans, specifications. */
export function ServicePanel({ kind, isOpen, onClose }: ServicePanelProps) {
  const localized = useLocalizedPath();

  return (
    <SlideOver isOpen={isOpen} onClose={onClose} title={<KindText kind={kind} is="name" />} width={640}>
      <div className={styles.intro}>
        <Text>
          <KindText kind={kind} is="text" />
        </Text>
        <div className={styles.drawing}>
          <KindIllustration picture={kind.picture} size={180} />
        </div>
      </div>
      <Text variant="h3" className={styles.plansTitle}>
        <FormattedMessage id="plans.panel.plansTitle" />
      </Text>
      <CategoryPlans category={kind.slug} heading="h4" isStacked />
      <Button
        to={localized(paths.hosting(kind.slug))}
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
      <Specifications category={kind.slug} />
    </SlideOver>
  );
}

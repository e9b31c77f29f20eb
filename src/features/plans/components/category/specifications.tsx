import { FormattedMessage } from 'react-intl';
import { PageSection } from '#src/components/page-section.tsx';
import { Text } from '#src/components/text.tsx';
import { useSpecifications } from '#src/lib/kinds/use-specifications.ts';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import styles from './specifications.module.css';

/** Part of a kind's page with its specifications; nothing where it has none. */
export function TechnicalPart({ slug }: { slug: string }) {
  const groups = useSpecifications(slug);
  if (!groups || groups.length === 0) return null;

  return (
    <PageSection titleId="technical-title" title={<FormattedMessage id="plans.page.technical" />}>
      <Groups groups={groups} heading="h3" />
    </PageSection>
  );
}

/** Specifications at the end of a kind's panel, with their heading; nothing where it has none. */
export function PanelSpecifications({ slug, className }: { slug: string; className?: string | undefined }) {
  const groups = useSpecifications(slug);
  if (!groups || groups.length === 0) return null;

  return (
    <>
      <Text variant="h3" className={className}>
        <FormattedMessage id="plans.page.technical" />
      </Text>
      <Groups groups={groups} heading="h4" />
    </>
  );
}

type Group = PieceTexts & { id: string };

function Groups({ groups, heading }: { groups: readonly Group[]; heading: 'h3' | 'h4' }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <SpecificationGroup key={group.id} group={group} heading={heading} />
      ))}
    </div>
  );
}

const ARABIC = /\p{Script=Arabic}/u;

/** Shows a group with its specifications, one for each line of its text; those without Arabic letters are English names. */
export function SpecificationGroup({ group, heading }: { group: PieceTexts; heading: 'h3' | 'h4' | 'p' }) {
  const { text } = useTextOf({ en: group.text, ar: group.text_ar });
  const items = text.split('\n').filter((line) => line.trim() !== '');

  return (
    <div>
      <Text as={heading} variant="h6" className={styles.title}>
        <PieceText piece={group} is="title" />
      </Text>
      <ul role="list" className={styles.items}>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            <bdi {...(!ARABIC.test(item) && { lang: 'en' })}>{item}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { GUIDES, paths, type Guide } from '#src/config/paths.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import '#src/lib/theme/fonts/still.generated.css';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { DevelopersFrame } from '../components/developers-frame.tsx';
import { useOrigin, withOrigin } from '../components/getting-in.tsx';
import { GuideText } from './guide-text.tsx';
import styles from './guide.module.css';
import { sectionsOf } from './guides.ts';
import { samples } from './samples.ts';

/** Shows one guide: sections of a text, each beside its code where there is room. */
export function GuideArticle({ guide }: { guide: Guide }) {
  return (
    <DevelopersFrame guide={guide}>
      <article>
        <Text variant="h2" as="h1">
          <FormattedMessage id={`developers.guides.${guide}.title`} />
        </Text>
        <Text variant="subtitle1" muted className={styles.lead}>
          <FormattedMessage id={`developers.guides.${guide}.lead`} />
        </Text>
        {sectionsOf(guide).map(([name, sample]) => (
          <Section key={name} guide={guide} name={name} sample={sample} />
        ))}
      </article>
      <Neighbours guide={guide} />
    </DevelopersFrame>
  );
}

type SectionProps = { guide: Guide; name: string; sample: string | undefined };

function Section({ guide, name, sample }: SectionProps) {
  const origin = useOrigin();
  const code = sample === undefined ? undefined : samples[sample];
  const titleId = `${name}-title`;

  return (
    <section id={name} aria-labelledby={titleId} className={styles.section}>
      <div>
        <Text id={titleId} variant="h4" as="h2" className={styles.title}>
          <FormattedMessage id={textOf(guide, name, 'title')} />
        </Text>
        <GuideText id={textOf(guide, name, 'text')} />
      </div>
      {sample !== undefined && code !== undefined && (
        <CodeBlock code={withOrigin(code, origin)} label={fileOf(sample)} file={fileOf(sample)} />
      )}
    </section>
  );
}

/** Returns the id of a section's text. A test checks that each section has both texts. */
const textOf = (guide: Guide, section: string, part: 'title' | 'text') =>
  `developers.guides.${guide}.${section}.${part}` as MessageId;

const fileOf = (sample: string) => sample.split('/').at(-1) ?? sample;

function Neighbours({ guide }: { guide: Guide }) {
  const localized = useLocalizedPath();
  const at = GUIDES.indexOf(guide);
  const neighbours = [
    ['previous', GUIDES[at - 1]],
    ['next', GUIDES[at + 1]],
  ] as const;

  return (
    <div className={styles.neighbours}>
      {neighbours.map(
        ([side, name]) =>
          name && (
            <div key={side} className={styles[side]}>
              <Text variant="body2" muted>
                <FormattedMessage id={`developers.guides.${side}`} />
              </Text>
              <TextLink to={localized(paths.guide(name))}>
                <FormattedMessage id={`developers.guides.${name}.title`} />
              </TextLink>
            </div>
          ),
      )}
    </div>
  );
}

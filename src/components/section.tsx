import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './section.module.css';
import { Text } from './text.tsx';

type SectionProps = { id?: string; titleId: string; title: ReactNode; text?: ReactNode; children: ReactNode };

/** One part of a page: a heading that names it, an optional lead, its content. */
export function Section({ id, titleId, title, text, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <Container>
        <div className={styles.head}>
          <Text id={titleId} variant="h2">
            {title}
          </Text>
          {text !== undefined && (
            <Text variant="subtitle1" muted className={styles.lead}>
              {text}
            </Text>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}

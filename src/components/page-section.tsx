import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './page-section.module.css';
import { Text } from './text.tsx';

type PageSectionProps = {
  id?: string;
  titleId: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
};

/** Draws one section of a page: its heading, an optional lead and its content. */
export function PageSection({ id, titleId, title, text, children }: PageSectionProps) {
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

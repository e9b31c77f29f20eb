import type { ReactNode } from 'react';
import { anchors } from '#src/config/paths.ts';
import styles from './split-page.module.css';
import { Text } from './text.tsx';

type SplitPageProps = {
  /** Brand and languages, shown at the top of the page. */
  top: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Main content, drawn on a card. */
  children: ReactNode;
  /** One line at the lower edge; its space stays reserved while it is empty. */
  foot: ReactNode;
  /** Content of the dark surface beside the column on wide screens. */
  aside: ReactNode;
};

/** Draws a page with one card, and with a dark surface beside it on wide screens. */
export function SplitPage({ top, title, text, children, foot, aside }: SplitPageProps) {
  return (
    <main id={anchors.main} className={styles.page}>
      <div className={styles.column}>
        <div className={styles.top}>{top}</div>
        <div className={styles.middle}>
          <Text as="h1" variant="h2" className={styles.title}>
            {title}
          </Text>
          <Text muted className={styles.text}>
            {text}
          </Text>
          <div className={styles.card}>{children}</div>
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
      <aside className={styles.aside}>{aside}</aside>
    </main>
  );
}

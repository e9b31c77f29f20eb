import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './developers.module.css';

type DetailsProps = {
  /** Anchor of this part, by which a link opens it. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
};

/** Shows a folded part of the reference, which opens by itself when the URL's anchor names it. */
export function Details({ id, summary, children }: DetailsProps) {
  const { hash, key } = useLocation();
  const element = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (hash === `#${id}` && element.current) element.current.open = true;
  }, [hash, id, key]);

  return (
    <details ref={element} id={id} className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './reference-table.module.css';

type Cell = { key: string; content: ReactNode };
type ReferenceTableProps = {
  /** Accessible name of the table. */
  label: string;
  head: readonly Cell[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
};

/** Renders a table that scrolls horizontally if the page is too narrow. Its section is the landmark, not the table. */
export function ReferenceTable({ label, head, rows, className }: ReferenceTableProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className={clsx(styles.scroll, className)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map(({ key, content }) => (
              <th key={key} scope="col">
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((content, index) => (
                <td key={head[index + 1]?.key}>{content}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders an identifier of the API, left to right in every language. */
export function Name({ children }: { children: string }) {
  return (
    <code dir="ltr" lang="en" className={styles.name}>
      {children}
    </code>
  );
}

/** Renders text that comes from the API itself, which is English. */
export function Told({ children }: { children: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}

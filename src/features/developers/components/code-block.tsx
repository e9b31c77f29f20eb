import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { createLogger } from '#src/lib/log/logger.ts';
import styles from './code-block.module.css';

const log = createLogger('developers');

type CodeBlockProps = {
  code: string;
  /** Accessible name of the code. */
  label: string;
  /** Name of the file that the code is from, which is shown above it. */
  file?: string;
};

/** Shows code, left to right in any language, with a button that copies it. */
export function CodeBlock({ code, label, file }: CodeBlockProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch (error) {
      log.warn('The code could not be copied.', { error });
    }
  }

  return (
    <div dir="ltr" className={styles.block}>
      <div className={styles.head}>
        {file !== undefined && (
          <span lang="en" className={styles.file}>
            {file}
          </span>
        )}
        <Button size="small" color="inherit" className={styles.copy} onClick={() => void copy()}>
          <span role="status">
            <FormattedMessage id={isCopied ? 'developers.copied' : 'developers.copy'} />
          </span>
        </Button>
      </div>
      {/* `tabIndex` lets the keyboard scroll to the end of a long line. */}
      <pre lang="en" tabIndex={0} role="region" aria-label={label} className={styles.code}>
        <code>{code}</code>
      </pre>
    </div>
  );
}

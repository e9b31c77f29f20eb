import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { createLogger } from '#src/lib/log/logger.ts';
import { ColouredCode } from './coloured-code.tsx';
import styles from './code-block.module.css';

const log = createLogger('developers');

type CodeBlockProps = {
  code: string;
  /** Accessible name of the code. */
  label: string;
  /** Name of the file that the code is from, which is shown above it; its ending tells the language. */
  file: string;
};

/** Shows code in colour, left to right in any language, with a button that copies it. */
export function CodeBlock({ code, label, file }: CodeBlockProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      announce(intl.formatMessage({ id: 'developers.copied' }));
    } catch (error) {
      log.warn('The code could not be copied.', { error });
    }
  }

  return (
    <div dir="ltr" className={styles.block}>
      <div className={styles.head}>
        <span lang="en" className={styles.file}>
          {file}
        </span>
        <Button size="small" color="inherit" className={styles.copy} onClick={() => void copy()}>
          {/* Plain text: browsers give no name to a button that has a status in it. */}
          <FormattedMessage id={isCopied ? 'developers.copied' : 'developers.copy'} />
        </Button>
      </div>
      {/* `tabIndex` lets the keyboard scroll to the end of a long line. */}
      <pre lang="en" tabIndex={0} role="region" aria-label={label} className={styles.code}>
        <ColouredCode code={code} ending={file.split('.').at(-1) ?? ''} />
      </pre>
    </div>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { reference } from '../reference.ts';
import styles from './first-request.module.css';
import { useOrigin, withOrigin } from './getting-in.tsx';

const STEPS = ['ask', 'key', 'live', 'webhook'] as const;

/** Shows four commands to copy as they are: a query, one with a key, a live query and a receiver of webhooks. */
export function FirstRequest() {
  const origin = useOrigin();

  return (
    <ol role="list" className={styles.steps}>
      {STEPS.map((step) => {
        const file = `start/${step}.sh`;
        const code = reference.examples.find((example) => example.file === file)?.code ?? '';

        return (
          <li key={step} className={styles.step}>
            <div>
              <Text id={`first-${step}`} variant="h4" as="h3" className={styles.title}>
                <FormattedMessage id={`developers.first.${step}.title`} />
              </Text>
              <Text muted>
                <FormattedMessage id={`developers.first.${step}.text`} values={VALUES} />
              </Text>
            </div>
            <CodeBlock code={withOrigin(code, origin)} label={file} file={`${step}.sh`} />
          </li>
        );
      })}
    </ol>
  );
}

const linkTo = (path: string) => (chunks: ReactNode) => <TextLink href={path}>{chunks}</TextLink>;

/** Parts of the texts; the admin area is opened as a document of its own, as it has another policy. */
const VALUES = {
  keys: linkTo(`${paths.admin}/api-keys`),
  hooks: linkTo(`${paths.admin}/webhooks`),
  code: (chunks: ReactNode) => (
    <code dir="ltr" lang="en" className={styles.command}>
      {chunks}
    </code>
  ),
};

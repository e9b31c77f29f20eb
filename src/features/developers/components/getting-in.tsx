import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { CodeTabs } from '../code/code-tabs.tsx';
import styles from './developers.module.css';
import { Name, Told } from './reference-table.tsx';

/** Origin that the programs in docs/integrate/examples use by default. */
const EXAMPLE_ORIGIN = 'http://localhost:3000';

/** Returns the site's public origin, which is also the identity server's. */
export function useOrigin(): string {
  const { identity } = useRuntimeConfig();

  return identity.url ? new URL(identity.url).origin : EXAMPLE_ORIGIN;
}

/** Replaces the default origin in a text of docs/integrate/examples by this site's. */
export function withOrigin(code: string, origin: string): string {
  return code.replaceAll(EXAMPLE_ORIGIN, origin);
}

/** Shows the API's URLs and the three steps to get access. */
export function GettingIn() {
  const intl = useIntl();
  const origin = useOrigin();
  const urls = [
    ['HTTP', `${origin}/v1/graphql`],
    ['WebSocket', `${origin.replace(/^http/, 'ws')}/v1/graphql`],
  ] as const;
  return (
    <>
      <dl className={styles.addresses}>
        {urls.map(([protocol, url]) => (
          <Fragment key={protocol}>
            <dt>
              <Told>{protocol}</Told>
            </dt>
            <dd>
              <Name>{url}</Name>
            </dd>
          </Fragment>
        ))}
      </dl>
      <ol className={styles.steps}>
        <li>
          <Text>
            <FormattedMessage id="developers.start.visitor" />
          </Text>
        </li>
        <li>
          <Text>
            <FormattedMessage id="developers.start.key" />
          </Text>
        </li>
        <li>
          <Text>
            <FormattedMessage id="developers.start.use" />
          </Text>
          <CodeTabs
            label={intl.formatMessage({ id: 'developers.start.useCode' })}
            examples={waysToSend(origin, urls[1][1])}
          />
        </li>
      </ol>
    </>
  );
}

/** Returns the three ways to send a key, each of which can be copied as it is. */
function waysToSend(origin: string, socket: string) {
  const changes = `curl '${origin}/api/rest/changes?after=0' \\`;

  return [
    { language: 'x-api-key', file: 'x-api-key.sh', code: `${changes}\n  -H 'x-api-key: hfk_…'` },
    { language: 'Bearer', file: 'bearer.sh', code: `${changes}\n  -H 'Authorization: Bearer hfk_…'` },
    {
      language: 'WebSocket',
      file: 'websocket.mjs',
      code: [
        "import { createClient } from 'graphql-ws';",
        '',
        `const url = '${socket}';`,
        "const headers = { 'x-api-key': 'hfk_…' };",
        'createClient({ url, connectionParams: { headers }, shouldRetry: () => true });',
      ].join('\n'),
    },
  ];
}

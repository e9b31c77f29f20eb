import type { ReactNode } from 'react';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import { RuntimeConfigProvider } from '#src/config/runtime-config-context.tsx';
import { ApolloAppProvider } from '#src/lib/apollo/apollo-provider.tsx';
import type { AccountLink } from '#src/lib/auth/account-link.ts';
import { SessionProvider } from '#src/lib/auth/session-provider.tsx';
import type { MessageStore } from '../messages/message-store.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';

type ProvidersProps = {
  config: RuntimeConfig;
  store: MessageStore;
  link: AccountLink | null;
  children: ReactNode;
};

/** Everything that the routes stand on, outermost first. */
export function Providers({ config, store, link, children }: ProvidersProps) {
  return (
    <RuntimeConfigProvider value={config}>
      <MessagesProvider store={store}>
        <SessionProvider link={link}>
          <ApolloAppProvider>{children}</ApolloAppProvider>
        </SessionProvider>
      </MessagesProvider>
    </RuntimeConfigProvider>
  );
}

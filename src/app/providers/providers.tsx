import type { ReactNode } from 'react';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import { RuntimeConfigProvider } from '#src/config/runtime-config-context.tsx';
import type { AccountLink } from '#src/lib/auth/account-link.ts';
import { SessionProvider } from '#src/lib/auth/session-provider.tsx';
import { PublicDataProvider } from '#src/lib/public-data/public-data-context.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';
import type { MessageStore } from '../messages/message-store.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import { RoleOfSession } from './role-of-session.tsx';

type ProvidersProps = {
  config: RuntimeConfig;
  store: MessageStore;
  publicData: PublicData;
  link: AccountLink | null;
  children: ReactNode;
};

/** Wraps the routes in the contexts that they need. */
export function Providers({ config, store, publicData, link, children }: ProvidersProps) {
  return (
    <RuntimeConfigProvider value={config}>
      <MessagesProvider store={store}>
        <SessionProvider link={link}>
          <RoleOfSession />
          <PublicDataProvider value={publicData}>{children}</PublicDataProvider>
        </SessionProvider>
      </MessagesProvider>
    </RuntimeConfigProvider>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SplitPage } from '#src/components/split-page.tsx';
import { AuthAside } from './auth-aside.tsx';
import { useAuthTab } from './use-auth-tab.ts';

type AuthPageProps = {
  /** Brand and language switch above the form. */
  top: ReactNode;
  /** Forms to log in or, for a signed-in person, who that is. */
  card: ReactNode;
  /** The visitor's IP and country. */
  visitor: ReactNode;
};

/** Renders the frame of /auth. The server renders it; the interactive parts come with their scripts. */
export function AuthPage({ top, card, visitor }: AuthPageProps) {
  const isSignUp = useAuthTab()[0] === 'signUp';

  return (
    <SplitPage
      top={top}
      title={<FormattedMessage id={isSignUp ? 'auth.signUp.title' : 'auth.title'} />}
      text={<FormattedMessage id={isSignUp ? 'auth.signUp.subtitle' : 'auth.subtitle'} />}
      foot={visitor}
      aside={<AuthAside />}
    >
      {card}
    </SplitPage>
  );
}

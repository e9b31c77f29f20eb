import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SplitPage } from '#src/components/split-page.tsx';
import { AuthAside } from './auth-aside.tsx';

type AuthPageProps = {
  /** Brand and languages, above the form. */
  top: ReactNode;
  /** Ways to log in, or who is logged in. */
  card: ReactNode;
  /** From where the visitor comes. */
  visitor: ReactNode;
};

/** The frame of /auth, which the server draws: what acts in it comes with its scripts. */
export function AuthPage({ top, card, visitor }: AuthPageProps) {
  return (
    <SplitPage
      top={top}
      title={<FormattedMessage id="auth.title" />}
      text={<FormattedMessage id="auth.subtitle" />}
      foot={visitor}
      aside={<AuthAside />}
    >
      {card}
    </SplitPage>
  );
}

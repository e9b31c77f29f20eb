import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { MockLink } from '@apollo/client/testing';
import { AuthCard } from '#src/features/auth/components/auth-card.tsx';
import { AuthPage } from '#src/features/auth/components/auth-page.tsx';
import { VisitorInfo, VisitorInfoQuery } from '#src/features/auth/components/visitor-info.tsx';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { withSession } from '../make-session-store.tsx';
import { renderApp, type RenderAppOptions } from '../render-app.tsx';

const visitor: MockLink.MockedResponse = {
  request: { query: VisitorInfoQuery },
  result: { data: { visitor_info: { __typename: 'visitor', ip: '203.0.113.7', country: 'DE' } } },
};

type AuthPageOptions = RenderAppOptions & {
  session: SessionStore;
  isAdminAsked?: boolean;
  onSignedIn?: () => void;
  user?: ComponentProps<typeof AuthCard>['user'];
};

/** Renders /auth with a portal, for a visitor from Germany. */
export async function renderAuthPage({
  session,
  isAdminAsked = false,
  onSignedIn = vi.fn(),
  user = null,
  mocks = [],
  ...options
}: AuthPageOptions) {
  return renderApp(
    <AuthPage
      top={null}
      card={
        <AuthCard isAdminAsked={isAdminAsked} onAdminClosed={vi.fn()} onSignedIn={onSignedIn} user={user} />
      }
      visitor={<VisitorInfo />}
    />,
    {
      config: { portalUrl: 'https://portal.test' },
      mocks: [visitor, ...mocks],
      wrap: withSession(session),
      ...options,
    },
  );
}

/** Pastes a text into a field without a click, since three clicks in a row would open the administrators' dialog. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}

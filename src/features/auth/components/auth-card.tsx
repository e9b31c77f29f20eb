import { useCallback, useState, type ComponentProps } from 'react';
import { AdminAccessDialog } from './admin-access-dialog.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { SignedIn } from './signed-in.tsx';
import { useTripleClick } from './use-triple-click.ts';

type AuthCardProps = {
  /** Whether the address itself asks for the administrators' dialog. */
  isAdminAsked: boolean;
  onAdminClosed: () => void;
  onSignedIn: () => void;
  /** Who is logged in; there is no form for them. */
  user?: ComponentProps<typeof SignedIn> | null;
};

/** The way into the client portal, and behind three rapid clicks the administrators' own. */
export function AuthCard({ isAdminAsked, onAdminClosed, onSignedIn, user = null }: AuthCardProps) {
  const [isAdminOpen, setIsAdminOpen] = useState(false);
  useTripleClick(useCallback(() => setIsAdminOpen(true), []));

  function close(): void {
    setIsAdminOpen(false);
    onAdminClosed();
  }

  return (
    <>
      {user ? <SignedIn {...user} /> : <AuthTabs />}
      <AdminAccessDialog
        open={isAdminOpen || isAdminAsked}
        onClose={close}
        onSignedIn={() => {
          close();
          onSignedIn();
        }}
      />
    </>
  );
}

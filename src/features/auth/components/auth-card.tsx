import { useCallback, useState, type ComponentProps } from 'react';
import { AdminAccessDialog } from './admin-access-dialog.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { SignedIn } from './signed-in.tsx';
import { useTripleClick } from './use-triple-click.ts';

type AuthCardProps = {
  /** True if the URL asks for the administrators' dialog. */
  isAdminAsked: boolean;
  onAdminClosed: () => void;
  onSignedIn: () => void;
  /** The signed-in person, who sees no form. */
  user?: ComponentProps<typeof SignedIn> | null;
};

/** Shows the client portal's forms; three rapid clicks open the administrators' dialog. */
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

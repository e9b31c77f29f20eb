import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { AdminSkeleton } from '#src/features/admin-shell/components/admin-skeleton.tsx';
import { useSession } from '#src/lib/auth/session-provider.tsx';

/** Lets administrators in; a courtesy of the browser, for the API obeys the token alone. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { status, role } = useSession();

  if (status === 'loading') return <AdminSkeleton />;
  if (status === 'anonymous') return <Navigate to={paths.auth} replace />;
  if (role !== 'admin') return <Navigate to={paths.home} replace />;

  return children;
}

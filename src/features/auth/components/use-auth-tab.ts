import { useLocation, useNavigate } from 'react-router-dom';

export type AuthTab = 'clientLogin' | 'signUp';

const SIGN_UP = '#sign-up';

/** Returns the tab of /auth that the URL names (`/auth#sign-up`), and a function that chooses one. */
export function useAuthTab(): [AuthTab, (tab: AuthTab) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const choose = (tab: AuthTab) =>
    void navigate({ pathname, search, hash: tab === 'signUp' ? SIGN_UP : '' }, { replace: true });

  return [hash === SIGN_UP ? 'signUp' : 'clientLogin', choose];
}

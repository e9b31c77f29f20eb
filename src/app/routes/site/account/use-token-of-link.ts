import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns the token in a mailed link's hash, and removes it from the URL, so that it can't be found there later. */
export function useTokenOfLink(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(arrived ?? '');
  if (arrived !== null && arrived !== token) setToken(arrived);

  useEffect(() => {
    if (arrived !== null) void navigate(pathname + search, { replace: true });
  }, [arrived, navigate, pathname, search]);

  return token;
}

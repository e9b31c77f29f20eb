import Stack from '@mui/material/Stack';
import { usePortal } from '#src/config/use-portal.ts';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import { PortalUnset } from './portal-unset.tsx';

/** Where new clients start; the account itself is made in the portal. */
export function SignUpPanel() {
  const portal = usePortal();

  return (
    <Stack sx={{ gap: 2.5 }}>
      {portal === null && <PortalUnset />}
      <SignUpForm
        isDisabled={portal === null}
        onSubmit={() => {
          if (portal) window.location.assign(portal.register);
        }}
      />
    </Stack>
  );
}

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { TotpKey } from './totp-key.tsx';

const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr_svg: '<svg/>' };

describe('TotpKey', () => {
  it.each([
    ['en', 'Copy the key', 'The key was copied.', /did not allow copying/],
    ['ar', 'نسخ المفتاح', 'تم نسخ المفتاح.', /لم يسمح المتصفح بالنسخ/],
  ] as const)(
    'says whether the key for the authenticator app was copied (%s)',
    async (locale, copy, copied, refused) => {
      const { user } = await renderApp(<TotpKey setup={setup} />, { locale });
      const write = vi.spyOn(navigator.clipboard, 'writeText');

      await user.click(screen.getByRole('button', { name: copy }));
      expect(await screen.findByText(copied)).toBeTruthy();
      expect(write).toHaveBeenCalledWith(setup.secret);

      write.mockRejectedValue(new Error('denied'));
      await user.click(screen.getByRole('button', { name: copy }));
      expect(await screen.findByText(refused)).toBeTruthy();
    },
  );
});

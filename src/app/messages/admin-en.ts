import shell from '#src/features/admin-shell/messages/en.json';
import kit from '#src/kit/admin/messages/en.json';
import api from '#src/lib/apollo/messages/en.json';
import forms from '#src/kit/forms/messages/en.json';
import secondFactor from '#src/kit/second-factor/messages/en.json';

/** Texts of the back office's frame and of what its sections share, English. */
export const adminEn = {
  ...api,
  ...forms,
  ...secondFactor,
  ...kit,
  ...shell,
};

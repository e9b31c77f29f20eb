import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types into the page's date and time field, beginning at its month: month, day, year, hour, minute, AM or PM. */
export async function typeMoment(user: UserEvent, keys: string): Promise<void> {
  const month = await screen.findByRole('spinbutton', { name: 'Month' });
  act(() => month.focus());
  await user.keyboard(keys);
}

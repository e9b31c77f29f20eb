import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { DateField } from './date-field.tsx';
import { DateLocalization } from './date-localization.tsx';

describe('a date field', () => {
  it('offers no day and no month before its earliest date', async () => {
    const { user } = await renderApp(
      <Formik initialValues={{ notice_date: '1900-01-15' }} onSubmit={() => undefined}>
        <DateLocalization>
          <DateField name="notice_date" label="Date" minDate="1900-01-10" />
        </DateLocalization>
      </Formik>,
    );

    await user.click(await screen.findByRole('button', { name: /Choose date/ }));

    const day = (name: string) => screen.findByRole<HTMLButtonElement>('gridcell', { name });
    expect((await day('9')).disabled).toBe(true);
    expect((await day('10')).disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
  });
});

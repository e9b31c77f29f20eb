import { act, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
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

  it.each([
    ['typed in Arabic digits in Arabic', 'ar', '٠٥٠٣٢٠٢٧'],
    ['typed in Persian digits in Arabic', 'ar', '۰۵۰۳۲۰۲۷'],
    ['typed in Arabic digits in English', 'en', '٠٣٠٥٢٠٢٧'],
  ] as const)('takes a day that is %s', async (_, locale, keys) => {
    const onSubmit = vi.fn();
    const { user } = await renderApp(
      <Formik initialValues={{ notice_date: '' }} onSubmit={onSubmit}>
        <DateLocalization>
          <Form>
            <DateField name="notice_date" label="Date" minDate="1900-01-10" />
            <button type="submit">{'Save'}</button>
          </Form>
        </DateLocalization>
      </Formik>,
      { locale },
    );

    const [first] = await screen.findAllByRole('spinbutton');
    act(() => first!.focus());
    await user.keyboard(keys);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]![0]).toEqual({ notice_date: '2027-03-05' });
  });

  it('takes a pasted day in Arabic digits', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderApp(
      <Formik initialValues={{ notice_date: '' }} onSubmit={onSubmit}>
        <DateLocalization>
          <Form>
            <DateField name="notice_date" label="Date" minDate="1900-01-10" />
            <button type="submit">{'Save'}</button>
          </Form>
        </DateLocalization>
      </Formik>,
    );

    const [first] = await screen.findAllByRole('spinbutton');
    act(() => first!.focus());
    await user.paste('٠٣/٠٥/٢٠٢٧');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]![0]).toEqual({ notice_date: '2027-03-05' });
  });
});

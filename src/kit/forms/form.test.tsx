import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { renderApp } from '#src/testing/render-app.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

const required = { id: 'auth.form.emailRequired' } as const;
const schema = object({ a: string(), b: string().required(required), c: string().required(required) });

describe('Form', () => {
  it('focuses the first invalid field each time that it refuses to be sent', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderApp(
      <Formik initialValues={{ a: '', b: '', c: '' }} validationSchema={schema} onSubmit={onSubmit}>
        <Form noValidate>
          {['a', 'b', 'c'].map((name) => (
            <TextField key={name} name={name} label={name} />
          ))}
          <button type="submit">Send</button>
        </Form>
      </Formik>,
    );
    const send = screen.getByRole('button', { name: 'Send' });

    await user.click(send);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('b')));
    await user.type(screen.getByLabelText('b'), 'x');
    await user.click(send);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('c')));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { Link } from '#src/components/link.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { GuardedForm } from './guarded-form.tsx';

const schema = object({ text: string().default('') });

function Note({ name }: { name: string }) {
  return (
    <GuardedForm
      initialValues={{ text: '' }}
      schema={schema}
      onSubmit={async (values, { settle }) => settle(values)}
    >
      <TextField name="text" label={name} />
      <button type="submit">{`Save ${name}`}</button>
    </GuardedForm>
  );
}

describe('two forms with unsaved text on one page', () => {
  it('are guarded separately: after one is saved, leaving the page still asks until both are saved', async () => {
    const { user } = await renderAdminPage(
      <>
        <Note name="One" />
        <Note name="Other" />
        <Link to="/away">{'Away'}</Link>
      </>,
    );
    await fillField(user, screen.getByRole('textbox', { name: 'One' }), 'typed');
    await fillField(user, screen.getByRole('textbox', { name: 'Other' }), 'typed');

    await user.click(screen.getByRole('button', { name: 'Save One' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save Other' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));

    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { noticeFields } from '../notice-fields.ts';
import { NoticePreview } from './notice-preview.tsx';

const values = { ...noticeFields.emptyValues(), content: 'Maintenance', notice_date: '1899-12-31' };
const render = (initialErrors: object) =>
  renderApp(
    <Formik initialValues={values} initialErrors={initialErrors} onSubmit={() => undefined}>
      <NoticePreview values={values} />
    </Formik>,
  );

describe('NoticePreview', () => {
  it('draws no date that the form refuses', async () => {
    await render({ notice_date: 'refused' });

    expect(screen.getAllByText('Maintenance')).toHaveLength(2);
    expect(screen.queryByText(/1899/)).toBeNull();
  });

  it('draws a date that the form accepts', async () => {
    await render({});

    expect(screen.getAllByText(/1899/).length).toBeGreaterThan(0);
  });
});

import { act, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { catalogs } from '#src/app/messages/catalogs.ts';
import { PlanPreview } from '#src/features/plans/admin/plan-preview.tsx';
import { planFields } from '#src/features/plans/plan-fields.ts';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeAdminPlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';

it("a plan's Arabic preview shows an error until a retry loads Arabic, and the English one stays visible", async () => {
  vi.useFakeTimers();
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loads = Object.values(catalogs).map((section) =>
    vi.spyOn(section, 'ar').mockRejectedValue(new TypeError('Failed to fetch')),
  );
  const plan = makeAdminPlan({ id: 'm1' });
  const { link } = fakeApi({ PlansList: () => pageOf([plan]) });
  const values = planFields.toValues(plan);
  const { user } = await renderApp(
    <Formik initialValues={values} onSubmit={vi.fn()}>
      <PlanPreview values={values} />
    </Formik>,
    { link },
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();

  expect((await screen.findByRole('alert')).textContent).toContain('The preview could not be loaded.');
  expect(screen.getByRole('article', { name: 'Cloud Start' })).toBeTruthy();
  loads.forEach((load) => load.mockRestore());
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('article', { name: 'باقة البداية السحابية' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

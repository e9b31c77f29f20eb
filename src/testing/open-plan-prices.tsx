import { screen, within } from '@testing-library/react';
import { PlansAdminPage } from '#src/features/plans/admin/plans-section.tsx';
import { pageOf, type Answers } from './fake-api.ts';
import { makeAdminPlan as row } from './make-rows.ts';
import { openAdminPage } from './render-admin.tsx';
import type { RenderAppOptions } from './render-app.tsx';

type Variables = {
  updates: { where: Record<string, unknown>; _set: Record<string, unknown> }[];
  objects: Record<string, unknown>[];
  gone: { _or: object[] };
};

const done = (ids: readonly string[]) => ({
  __typename: 'answer',
  affected_rows: ids.length,
  returning: ids.map((id) => ({ __typename: 'pricing_plans', id })),
});

/** Opens the list at an API that stores prices, and opens the prices of its only plan. */
export async function openPlanPrices(
  stored: object[],
  answers: Answers = {},
  options: RenderAppOptions = {},
) {
  let rows = stored as { id: string; price: string }[];
  const page = await openAdminPage(
    <PlansAdminPage />,
    {
      PlansList: () => pageOf(rows),
      TakenPriceIds: () => ({ data: { pricing_plans: [] } }),
      SavePlanPrices: ({ variables }) => {
        const { updates, objects, gone } = variables as Variables;
        const matches = (where: Record<string, unknown>, of: object) =>
          Object.entries(where).every(
            ([name, test]) =>
              ((test as { _eq?: unknown })._eq ?? null) === ((of as Record<string, unknown>)[name] ?? null),
          );
        const changed = updates.map(({ where, _set }) => {
          const found = rows.find((of) => matches(where, of));
          rows = rows.map((of) => (of === found ? { ...of, ..._set } : of));
          return { __typename: 'answer', affected_rows: found ? 1 : 0 };
        });
        const removed = gone._or.flatMap(
          (where) => rows.find((of) => matches(where as Record<string, unknown>, of))?.id ?? [],
        );
        rows = [
          ...rows.filter(({ id }) => !removed.includes(id)),
          ...objects.map((of) => row(of)),
        ] as typeof rows;
        const made = objects.map(({ id }) => String(id));
        return { data: { changed, made: done(made), removed: done(removed) } };
      },
      ...answers,
    },
    options,
  );
  const isArabic = options.locale === 'ar';
  await page.user.click(
    await screen.findByRole('button', {
      name: isArabic ? /^أسعار/ : /^Prices of/,
    }),
  );
  const table = await screen.findByRole('table', { name: isArabic ? /^أسعار/ : /^Prices of/ });

  return {
    ...page,
    table: within(table),
    field: (name: string) => within(table).getByRole<HTMLInputElement>('textbox', { name }),
    setRows: (next: object[]) => (rows = next as typeof rows),
    stored: () => rows,
    variables: () => page.asked('SavePlanPrices').map(({ variables }) => variables as Variables),
  };
}

/** Returns the button that saves the prices. */
export const saveButton = () => screen.getByRole('button', { name: /^Save/ });

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OUTLINE_PARTS } from '#rules/office-outline.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { AdminSkeleton } from './admin-skeleton.tsx';

it('the outline of the back office has the parts that the web server has drawn before it', async () => {
  await renderApp(<AdminSkeleton />);

  const parts = [...screen.getByRole('status').querySelectorAll<HTMLElement>('.MuiSkeleton-root')];

  expect(parts.map(({ style: { width, height } }) => ({ width, height }))).toEqual(
    OUTLINE_PARTS.map(({ width, height }) => ({ width, height })),
  );
});

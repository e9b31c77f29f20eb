import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Page({ fault }: { fault?: string }) {
  if (fault) throw new Error(fault);

  return <p>{'A page'}</p>;
}

const boundary = (url: string, fault?: string) => (
  <ErrorBoundary resetKey={url} fallback={(error) => <p>{String(error)}</p>}>
    <Page {...(fault && { fault })} />
  </ErrorBoundary>
);

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('ErrorBoundary', () => {
  it('shows its children', () => {
    render(boundary('/one'));

    expect(screen.getByText('A page')).toBeTruthy();
  });

  it('shows the fallback with the error that a child throws', () => {
    render(boundary('/one', 'Broken'));

    expect(screen.getByText('Error: Broken')).toBeTruthy();
  });

  it('keeps the fallback until its key changes', () => {
    const { rerender } = render(boundary('/one', 'Broken'));

    rerender(boundary('/one'));
    expect(screen.getByText('Error: Broken')).toBeTruthy();
    rerender(boundary('/two'));

    expect(screen.getByText('A page')).toBeTruthy();
  });

  it('shows the error that comes with a new key', () => {
    const { rerender } = render(boundary('/one'));

    rerender(boundary('/two', 'Broken'));

    expect(screen.getByText('Error: Broken')).toBeTruthy();
  });
});

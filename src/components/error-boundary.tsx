import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Draws a replacement for the children once one of them has thrown. */
  fallback: (error: unknown) => ReactNode;
  /** The boundary draws its children again when this value changes (the URL's key, say). */
  resetKey: unknown;
  children: ReactNode;
};

type ErrorBoundaryState = { caught: { error: unknown } | null };

/** Keeps an error in its children from taking the whole site down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { caught }: ErrorBoundaryState): void {
    // An error thrown by the render with the new key stays; only an error from before is cleared.
    if (caught && before.resetKey !== this.props.resetKey) this.setState({ caught: null });
  }

  override render(): ReactNode {
    const { caught } = this.state;

    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

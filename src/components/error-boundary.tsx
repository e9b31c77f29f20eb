import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What stands in the children's place once one of them has thrown. */
  fallback: (error: unknown) => ReactNode;
  /** Another value gives the children another try (the address, say). */
  resetKey: string;
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
    // An error that came with the new key stays; only one that was there before is forgotten.
    if (caught && before.resetKey !== this.props.resetKey) this.setState({ caught: null });
  }

  override render(): ReactNode {
    const { caught } = this.state;

    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

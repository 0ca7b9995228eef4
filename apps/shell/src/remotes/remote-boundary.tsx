import { Component, type ReactNode } from 'react';

type RemoteBoundaryProps = {
  children: ReactNode;
  /** Drawn instead of what threw. */
  fallback: (again: () => void) => ReactNode;
};

/** Keeps what a remote's component throws to its own place on the screen. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    if (!this.state.hasThrown) return this.props.children;
    return this.props.fallback(() => this.setState({ hasThrown: false }));
  }
}

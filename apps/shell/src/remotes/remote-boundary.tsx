import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { OPEN_TIMEOUT_MS } from './loadable.ts';
import { LoadingArea } from './loading-area.tsx';
import { TimeoutError } from './retry.ts';

type RemoteBoundaryProps = {
  children: ReactNode;
  /** Drawn instead of what threw, or waits for too long. */
  fallback: (again: () => void) => ReactNode;
  /** Drawn while it waits. */
  waiting?: ReactNode;
  /** Hears what was thrown. */
  onError?: (error: unknown) => void;
  /** Where one is: another place is another chance. */
  place?: string;
};

/** Keeps what a remote's component throws, or waits for, to its own place on the screen. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ place }: RemoteBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.open();
  }

  private readonly open = () => this.setState({ hasFailed: false });
  private readonly giveUp = () => {
    this.setState({ hasFailed: true });
    this.props.onError?.(new TimeoutError('It waits for too long'));
  };

  override render() {
    const { children, fallback, waiting = <LoadingArea /> } = this.props;
    if (this.state.hasFailed) return fallback(this.open);
    return <Suspense fallback={<Waiting onTooLong={this.giveUp}>{waiting}</Waiting>}>{children}</Suspense>;
  }
}

function Waiting({ onTooLong, children }: { onTooLong: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(onTooLong, OPEN_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [onTooLong]);
  return children;
}

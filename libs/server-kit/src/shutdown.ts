import type { Logger } from 'pino';
import type { Readiness } from './readiness.ts';

/** What ends a service. */
export type ShutdownOptions = {
  readiness: Readiness;
  /** Ends servers, timers and pools, in that order. */
  close: () => Promise<void>;
  logger: Logger;
  /** Ends the process; a test gives another. */
  exit?: (code: number) => void;
};

/**
 * On SIGTERM or SIGINT reports not ready, then closes and exits with 0 (1 when closing fails).
 * A second signal exits at once with 1.
 */
export function shutDownOnSignal({ readiness, close, logger, exit = process.exit }: ShutdownOptions): void {
  let isClosing = false;
  const handleSignal = async (signal: NodeJS.Signals) => {
    if (isClosing) {
      exit(1);
      return;
    }
    isClosing = true;
    readiness.stop();
    logger.info({ signal }, 'shutting down');
    try {
      await close();
      exit(0);
    } catch (error) {
      logger.error({ err: error }, 'shutdown failed');
      exit(1);
    }
  };
  process.on('SIGTERM', handleSignal);
  process.on('SIGINT', handleSignal);
}

import type { RequestHandler } from 'express';

/**
 * Runs middlewares one after the other, as a router of Express would, which matches paths for each of them again. The
 * first error, thrown or told, goes to the app's error handler.
 */
export function inOrder(...handlers: RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    const runFrom = (index: number): void => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      try {
        const pending: unknown = handler(req, res, (error?: unknown) => {
          if (error) next(error);
          else runFrom(index + 1);
        });
        if (pending instanceof Promise) pending.catch(next);
      } catch (error) {
        next(error);
      }
    };
    runFrom(0);
  };
}

/** The same for calls only; everything else goes on. */
export function forCalls(...handlers: RequestHandler[]): RequestHandler {
  const run = inOrder(...handlers);
  return (req, res, next) => {
    if (req.context.area) return run(req, res, next);
    next();
  };
}

import type { RequestHandler } from 'express';
import { Histogram, type Registry } from 'prom-client';

/** Measures each answer by family of paths, method and status; ids and names never become labels. */
export function observeRequests(registry: Registry, families: Iterable<string>): RequestHandler {
  const duration = new Histogram({
    name: 'core_api_request_seconds',
    help: 'Seconds until an answer was sent',
    labelNames: ['family', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const prefixes = [...families];
  return (req, res, next) => {
    const startedAt = performance.now();
    const family = prefixes.find((prefix) => req.path.startsWith(prefix)) ?? 'other';
    res.once('finish', () => {
      const labels = { family, method: req.method, status: String(res.statusCode) };
      duration.observe(labels, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

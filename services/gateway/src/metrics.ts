import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the gateway counts. No label carries an instance or a person. */
export type GatewayMetrics = ReturnType<typeof createMetrics>;

const countDrawnPages = (registers: Registry[]) =>
  new Counter({
    name: 'gateway_drawn_pages_total',
    help: 'Pages for visitors by what came of drawing them on the server',
    labelNames: ['outcome'] as const,
    registers,
  });

/** Makes a registry of its own, so that several gateways can live in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'gateway_requests_total',
      help: 'Requests by route, method and status',
      labelNames: ['route', 'method', 'status'] as const,
      registers,
    }),
    duration: new Histogram({
      name: 'gateway_request_duration_seconds',
      help: 'Time to the end of the answer by route',
      labelNames: ['route'] as const,
      buckets: seconds,
      registers,
    }),
    added: new Histogram({
      name: 'gateway_added_seconds',
      help: 'Time of a proxied call that was not spent waiting for core-api',
      labelNames: ['route'] as const,
      buckets: seconds,
      registers,
    }),
    tokenCache: new Counter({
      name: 'gateway_token_cache_total',
      help: 'Look-ups of the verified-token cache by outcome',
      labelNames: ['outcome'] as const,
      registers,
    }),
    refused: new Counter({
      name: 'gateway_refused_total',
      help: 'Requests that the gateway refused by reason',
      labelNames: ['reason'] as const,
      registers,
    }),
    drawnPages: countDrawnPages(registers),
    clientReports: new Counter({
      name: 'gateway_client_reports_total',
      help: 'Failures that pages reported, by kind and remote',
      labelNames: ['kind', 'remote'] as const,
      registers,
    }),
    controlPlaneRevision: new Gauge({
      name: 'gateway_control_plane_revision',
      help: 'Revision of the control plane that is in use',
      registers,
    }),
    controlPlaneStreamOpen: new Gauge({
      name: 'gateway_control_plane_stream_open',
      help: '1 while changes are pushed, 0 while they are polled',
      registers,
    }),
  };
}

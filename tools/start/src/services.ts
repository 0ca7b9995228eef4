import path from 'node:path';
import type { Payments } from './payments.ts';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';
import { startService, type ServiceProcess } from './service-process.ts';
import { ROOT, type Settings } from './settings.ts';

/** The running parts; without keys of Stripe a stand-in for it is one of them. */
export type Services = {
  stripeStandIn: ServiceProcess | null;
  coreApi: ServiceProcess;
  worker: ServiceProcess;
  gateway: ServiceProcess;
};

export type ServicesOptions = {
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  databaseUrl: string;
  workerDatabaseUrl: string;
  releasesDir: string;
  payments: Payments;
  /** A service runs again, with another process id. */
  onRestart: () => void;
};

/** Starts every process of the product; each is started again when it dies. */
export function startServices(options: ServicesOptions): Services {
  const { settings, ports, payments, onRestart } = options;
  const common = { logDir: path.join(settings.dataDir, 'logs'), watch: settings.isDevelopment, onRestart };
  const readyUrl = (adminPort: number) => `http://127.0.0.1:${adminPort}/readyz`;
  const main = (file: string) => path.join(ROOT, 'services', file);
  return {
    stripeStandIn: payments.standIn && startService({ ...common, ...payments.standIn }),
    coreApi: startService({
      ...common,
      name: 'core-api',
      main: main('core-api/src/main.ts'),
      readyUrl: readyUrl(ports.coreApiAdmin),
      env: { ...coreApiEnvironment(options), ...sharedEnvironment(options) },
    }),
    worker: startService({
      ...common,
      name: 'worker',
      main: main('core-api/src/worker.main.ts'),
      readyUrl: readyUrl(ports.workerAdmin),
      env: { ...workerEnvironment(options), ...sharedEnvironment(options) },
    }),
    gateway: startService({
      ...common,
      name: 'gateway',
      main: main('gateway/src/main.ts'),
      readyUrl: readyUrl(ports.gatewayAdmin),
      env: gatewayEnvironment(options),
    }),
  };
}

/** What core-api and its worker are both told. */
const sharedEnvironment = ({ settings, payments }: ServicesOptions) => ({
  CORE_API_MAIL_OUTBOX_DIR: path.join(settings.dataDir, 'outbox'),
  CORE_API_STORAGE_DIR: path.join(settings.dataDir, 'files'),
  ...payments.env,
});

const coreApiEnvironment = ({ ports, secrets, databaseUrl }: ServicesOptions) => ({
  CORE_API_HTTP_PORT: String(ports.coreApi),
  CORE_API_ADMIN_PORT: String(ports.coreApiAdmin),
  CORE_API_DATABASE_URL: databaseUrl,
  CORE_API_INTERNAL_SECRET: secrets.internal,
  CORE_API_AUTH_JWK_FILE: secrets.jwkFile,
  CORE_API_AUTH_FACTOR_SECRET: secrets.factors,
  CORE_API_AUTH_HS256_SECRET: secrets.hs256,
});

const workerEnvironment = ({ ports, workerDatabaseUrl }: ServicesOptions) => ({
  CORE_API_WORKER_ADMIN_PORT: String(ports.workerAdmin),
  CORE_API_WORKER_DATABASE_URL: workerDatabaseUrl,
  CORE_API_WORKER_PUBLIC_ORIGIN: `http://localhost:${ports.public}`,
});

const gatewayEnvironment = ({ settings, secrets, ports, releasesDir }: ServicesOptions) => ({
  GATEWAY_HTTP_PORT: String(ports.public),
  GATEWAY_ADMIN_PORT: String(ports.gatewayAdmin),
  GATEWAY_CORE_API_URL: `http://127.0.0.1:${ports.coreApi}`,
  GATEWAY_INTERNAL_SECRET: secrets.internal,
  GATEWAY_COOKIE_SECRET: secrets.cookie,
  GATEWAY_AUTH_HS256_SECRET: secrets.hs256,
  GATEWAY_RELEASES_DIR: settings.service ? 'none' : releasesDir,
  GATEWAY_ANY_HOST: String(settings.service !== null),
  GATEWAY_DEV: String(settings.isDevelopment),
  ...(settings.service && unlimitedCalls(process.env)),
});

/** On a machine of its own every call comes from one address: limits by address would only count its programs. */
const unlimitedCalls = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    ['AUTH', 'CALLS', 'FILES'].map((name) => [`GATEWAY_RATE_${name}`, env[`GATEWAY_RATE_${name}`] || '0']),
  );

import path from 'node:path';
import type { Payments } from './payments.ts';
import type { Providers } from './provider.ts';
import type { Ports } from './ports.ts';
import type { Secrets } from './data-folder/secrets.ts';
import { DISK_RESERVE_BYTES, watchedFolders } from './data-folder/watch-disk.ts';
import { startService, type ServiceOptions, type ServiceProcess } from './service-process.ts';
import { ROOT, type Settings } from './settings.ts';

/** The running parts; without keys of Stripe a stand-in for it is one of them, and one for a provider where it is asked for. */
export type Services = {
  stripeStandIn: ServiceProcess | null;
  providerStandIn: ServiceProcess | null;
  coreApi: ServiceProcess;
  worker: ServiceProcess;
  gateway: ServiceProcess;
};

/** Connections of the roles that somebody signs in with. */
export type DatabaseUrls = { owner: string; authenticator: string; worker: string };

export type ServicesOptions = {
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  database: DatabaseUrls;
  releasesDir: string;
  payments: Payments;
  providers: Providers;
  /** Called with the name and process id of a service whenever it was started. */
  onStart: (name: keyof Services, pid: number) => void;
};

/** Starts every process of the product; each is started again when it dies. */
export function startServices(options: ServicesOptions): Services {
  const { payments, providers } = options;
  const programs = servicePrograms(options);
  return {
    stripeStandIn:
      payments.standIn && startService({ ...commonOptions(options, 'stripeStandIn'), ...payments.standIn }),
    providerStandIn:
      providers.standIn &&
      startService({ ...commonOptions(options, 'providerStandIn'), ...providers.standIn }),
    coreApi: startService(programs.coreApi),
    worker: startService(programs.worker),
    gateway: startService(programs.gateway),
  };
}

const commonOptions = ({ settings, onStart }: ServicesOptions, name: keyof Services) => ({
  logDir: path.join(settings.dataDir, 'logs'),
  watch: settings.isDevelopment,
  onStart: (pid: number) => onStart(name, pid),
});

/** Where a program of a service is: its build in the whole product, its source for what watches or brings no builds. */
export const programFile = ({ isDevelopment, service }: Settings, name: string, program: string): string =>
  path.join(ROOT, 'services', name, isDevelopment || service ? `src/${program}.ts` : `dist/${program}.js`);

/** How each service is run, and with which settings. */
export function servicePrograms(options: ServicesOptions) {
  const { ports, settings } = options;
  const readyUrl = (adminPort: number) => `http://127.0.0.1:${adminPort}/readyz`;
  return {
    coreApi: {
      ...commonOptions(options, 'coreApi'),
      name: 'core-api',
      main: programFile(settings, 'core-api', 'main'),
      readyUrl: readyUrl(ports.coreApiAdmin),
      env: { ...coreApiEnvironment(options), ...sharedEnvironment(options) },
    },
    worker: {
      ...commonOptions(options, 'worker'),
      name: 'worker',
      main: programFile(settings, 'core-api', 'worker.main'),
      readyUrl: readyUrl(ports.workerAdmin),
      env: { ...workerEnvironment(options), ...sharedEnvironment(options) },
    },
    gateway: {
      ...commonOptions(options, 'gateway'),
      name: 'gateway',
      main: programFile(settings, 'gateway', 'main'),
      readyUrl: readyUrl(ports.gatewayAdmin),
      env: gatewayEnvironment(options),
    },
  } satisfies Record<string, ServiceOptions>;
}

/** What core-api and its worker are both told. */
const sharedEnvironment = ({ settings, secrets, payments, providers }: ServicesOptions) => ({
  CORE_API_LINK_SECRET: secrets.links,
  CORE_API_PUSH_KEY: process.env['CORE_API_PUSH_KEY'] || secrets.push,
  CORE_API_MAIL_OUTBOX_DIR: path.join(settings.dataDir, 'outbox'),
  CORE_API_STORAGE_DIR: path.join(settings.dataDir, 'files'),
  ...payments.env,
  ...providers.env,
});

const coreApiEnvironment = ({ settings, ports, secrets, database }: ServicesOptions) => ({
  CORE_API_HTTP_PORT: String(ports.coreApi),
  CORE_API_ADMIN_PORT: String(ports.coreApiAdmin),
  CORE_API_DATABASE_URL: database.authenticator,
  CORE_API_DISK_DIRS: watchedFolders(settings).join(path.delimiter),
  CORE_API_DISK_RESERVE_BYTES: String(DISK_RESERVE_BYTES),
  CORE_API_INTERNAL_SECRET: secrets.internal,
  CORE_API_AUTH_JWK_FILE: secrets.jwkFile,
  CORE_API_AUTH_FACTOR_SECRET: secrets.factors,
  CORE_API_AUTH_HS256_SECRET: secrets.hs256,
  ...(settings.service && unlimited([...AUTH_RATES, ...CORE_API_LIMITS], process.env)),
});

const workerEnvironment = ({ settings, ports, database }: ServicesOptions) => ({
  CORE_API_WORKER_ADMIN_PORT: String(ports.workerAdmin),
  CORE_API_WORKER_DATABASE_URL: database.worker,
  CORE_API_WORKER_PUBLIC_ORIGIN: `http://localhost:${ports.public}`,
  ...(settings.service && unlimited(FILE_LIMITS, process.env)),
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
  GATEWAY_DEVELOPMENT_FEATURES: 'true',
  ...(settings.service && unlimited(GATEWAY_LIMITS, process.env)),
});

/** Limits of calls by network address, or of all that go to one instance. */
const GATEWAY_LIMITS = [
  'RATE_AUTH',
  'RATE_CALLS',
  'RATE_FILES',
  'RATE_LINKS',
  'RATE_TOKENS',
  'CALLS_AT_ONCE',
  'FILES_AT_ONCE',
].map((name) => `GATEWAY_${name}`);
/** Shares of files, which the worker keeps to as well. */
const FILE_LIMITS = ['CORE_API_STORAGE_PERSON_BYTES', 'CORE_API_STORAGE_INSTANCE_BYTES'];
/** Shares of one instance or person, and bounds of an answer: a program that is alone has all for itself. */
const CORE_API_LIMITS = [
  'DATABASE_PER_INSTANCE',
  'DATABASE_PER_PERSON',
  'DATABASE_BUDGET_MS',
  'STORAGE_PERSON_BYTES',
  'STORAGE_INSTANCE_BYTES',
  'REST_MAX_DEPTH',
  'REST_MAX_EMBEDDED_ROWS',
  'REST_MAX_ANSWER_BYTES',
  'REALTIME_SOCKETS_PER_PERSON',
  'REALTIME_SOCKETS_PER_ADDRESS',
  'REALTIME_SOCKETS_PER_INSTANCE',
  'STORAGE_MAX_SIGNED_SECONDS',
].map((name) => `CORE_API_${name}`);
const AUTH_RATES = ['TOKEN', 'SIGN_UP', 'VERIFY', 'MAIL', 'ANONYMOUS', 'INSTANCE'].map(
  (name) => `CORE_API_AUTH_RATE_${name}`,
);

/** On a machine of its own every call comes from one address: limits by address would only count its programs. */
const unlimited = (names: readonly string[], env: NodeJS.ProcessEnv) =>
  Object.fromEntries(names.map((name) => [name, env[name] || '0']));

import { ROOT, type Stack } from '@reflectory/start';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { authRoutes } from './surfaces/auth.ts';
import { broadcastRoutes } from './surfaces/broadcast.ts';
import { triedMiddlewares, triedPaths } from './surfaces/gateway.ts';
import { storageRoutes } from './surfaces/storage.ts';

/** What core-api says of itself. */
export type Declarations = {
  /** Each as `METHOD /path`. */
  routes: readonly string[];
  /** Name of a function → who may call it. */
  functions: Readonly<Record<string, FunctionAccess>>;
};
type FunctionAccess = 'anyone' | 'signed-in' | 'super-admin' | { permission: string };

/** Asks core-api for its routes and functions. */
export function readDeclarations({ secrets, settings }: Pick<Stack, 'secrets' | 'settings'>): Declarations {
  const program = path.join(ROOT, 'services/core-api/src/testing/list-routes.main.ts');
  const output = execFileSync(process.execPath, [program], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CORE_API_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      CORE_API_INTERNAL_SECRET: secrets.internal,
      CORE_API_AUTH_JWK_FILE: secrets.jwkFile,
      CORE_API_AUTH_FACTOR_SECRET: secrets.factors,
      CORE_API_LINK_SECRET: secrets.links,
      CORE_API_MAIL_OUTBOX_DIR: settings.dataDir,
      CORE_API_STORAGE_DIR: settings.dataDir,
      CORE_API_STRIPE_SECRET_KEY: secrets.stripeKey,
      CORE_API_STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
    },
  });
  const declarations: Declarations = JSON.parse(output);
  return declarations;
}

const below = (prefix: string, routes: readonly string[]) =>
  routes.map((route) => route.replace(' ', ` ${prefix}`));

/** Routes that are made up of what the catalogue and the contracts hold. */
const generated = [
  'ALL /functions/v1/:name',
  'ALL /rest/v1/',
  'ALL /rest/v1/:relation',
  'ALL /rest/v1/rpc/:name',
];

/** Routes of core-api that no probe is made for. */
export function untriedRoutes(routes: readonly string[]): string[] {
  const tried = new Set([
    ...generated,
    ...below('/auth/v1', authRoutes),
    ...below('/storage/v1', storageRoutes),
    ...below('/realtime/v1/api', broadcastRoutes),
  ]);
  const isPassedBy = (route: string) =>
    triedPaths.some((tried) => tried === route.split(' ')[1]?.replace(/\/:.*$/, ''));
  return routes.filter((route) => !tried.has(route.replace(/(?<=bucket)\/$/, '')) && !isPassedBy(route));
}

/** Middlewares of the gateway that answer nothing by themselves, or the same to everybody. */
const silent = [
  'access-log',
  'cors',
  'development-events',
  'handle-errors',
  'limit-rates',
  'limit-sizes',
  'refuse-code',
  'require-instance',
  'require-second-factor',
  'resolve-api-token',
  'resolve-principal',
  'resolve-role',
  'security-headers',
  'sign-context',
  'start-context',
  'take-turns',
  // Only where there are front ends: one takes reports, the other says what to ask for and nothing about anybody.
  'collect-reports',
  'page-changes',
  // The same name, colour and icons of the instance to everybody.
  'install-files',
  // Where there are front ends it stands in place of the plain pages, and shows a share by the function for it.
  'serve-documents',
  // What a document carries, asked for by an open page.
  'boot-facts',
  // Takes what comes to a secret address, and says no more of it than that.
  'take-incoming-calls',
  // Answers programs by OAuth with what functions say that anybody may call.
  'oauth-endpoints',
];

/** Middlewares of the gateway that no probe is about, and that are not known to answer nothing. */
export function untriedMiddlewares(): string[] {
  const folder = path.join(ROOT, 'services/gateway/src/middleware');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.middleware.ts'))
    .map((file) => file.replace('.middleware.ts', ''));
  return names.filter((name) => !triedMiddlewares.includes(name) && !silent.includes(name));
}

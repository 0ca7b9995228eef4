import type { Row } from '../plant.ts';
import { nothingLike, type ProbeMaker } from '../probe.ts';
import { victimNames } from '../world.ts';

const text = (value: unknown) => String(value);

type Call = {
  middleware: string;
  method?: string;
  path(thing: Row): string;
  headers?: (thing: Row) => Record<string, string>;
  body?: string;
};

/** What the gateway answers by itself, or passes on beside the areas, by the middleware that does it. */
const calls: readonly Call[] = [
  {
    middleware: 'brand-sheets',
    path: (thing) => `/brand/${text(thing['instance_id'])}/${'0'.repeat(20)}.css`,
  },
  { middleware: 'release-files', path: (thing) => `/r/shell/${text(thing['id'])}/index.js` },
  { middleware: 'serve-plain-pages', path: () => '/' },
  { middleware: 'serve-plain-pages', path: (thing) => `/s/${text(thing['share_token'])}` },
  { middleware: 'serve-plain-pages', path: (thing) => `/shared/${text(thing['share_token'])}` },
  { middleware: 'search-engines', path: () => '/robots.txt' },
  { middleware: 'search-engines', path: () => '/sitemap.xml' },
  {
    middleware: 'read-document-cookie',
    path: () => '/',
    headers: (thing) => ({ cookie: `reflectory_document=e30.${text(thing['share_token'])}.e30` }),
  },
  { middleware: 'shared-images', path: (thing) => `/p/${text(thing['share_token'])}/image.png` },
  { middleware: 'stop-links', path: (thing) => `/unsubscribe/${text(thing['share_token'])}` },
  {
    middleware: 'stop-links',
    method: 'POST',
    path: (thing) => `/unsubscribe/${text(thing['share_token'])}`,
    body: 'List-Unsubscribe=One-Click',
  },
  {
    middleware: 'calendar-feeds',
    path: (thing) => `/calendar/${text(thing['share_token'])}.ics`,
  },
  { middleware: 'forward-webhooks', method: 'POST', path: () => '/webhooks/stripe', body: '{}' },
  {
    middleware: 'drop-internal-headers',
    path: () => '/rest/v1/entries?select=id',
    headers: (thing) => ({
      'x-reflectory-context': text(thing['user_id']),
      'x-reflectory-user': text(thing['user_id']),
    }),
  },
  { middleware: 'proxy-calls', path: () => '/internal/control-plane' },
  { middleware: 'proxy-calls', path: () => '/internal/control-plane/events' },
  { middleware: 'proxy-calls', path: () => '/internal/taking-calls' },
  { middleware: 'proxy-calls', path: () => '/internal/shared-keys' },
  {
    middleware: 'proxy-calls',
    path: (thing) => `/internal/principals/${text(thing['instance_id'])}/${text(thing['user_id'])}`,
  },
  {
    middleware: 'proxy-calls',
    path: (thing) =>
      `/rest/v1/../internal/principals/${text(thing['instance_id'])}/${text(thing['user_id'])}`,
  },
  { middleware: 'proxy-calls', path: (thing) => `/rest/v1//entries?id=eq.${text(thing['id'])}` },
  {
    middleware: 'proxy-calls',
    path: (thing) =>
      `/auth/v1/%2e%2e/%2e%2e/internal/principals/${text(thing['instance_id'])}/${text(thing['user_id'])}`,
  },
  {
    middleware: 'resolve-instance',
    path: (thing) => `/rest/v1/entries?id=eq.${text(thing['id'])}`,
    headers: () => ({ 'x-forwarded-host': 'gamma.localhost', forwarded: 'host=gamma.localhost' }),
  },
  { middleware: 'require-api-key', path: () => '/rest/v1/' },
];

/** Middlewares that one of these calls is about. */
export const triedMiddlewares: readonly string[] = [...new Set(calls.map(({ middleware }) => middleware))];

/** Addresses that are tried whatever core-api has there: none of it may be reached through the gateway. */
export const triedPaths: readonly string[] = calls.map(({ path }) => path({}).replace(/\/undefined.*$/, ''));

/** What the gateway itself answers, and ways around it. */
export const callGateway: ProbeMaker = (world, actor, random) => {
  const call = random.pick(calls);
  const victims: readonly string[] = victimNames;
  const shares = world.planted.filter(
    ({ place, party, instance }) =>
      place === 'public.presentation_shares' && victims.includes(party) && instance.id !== actor.host.id,
  );
  const foreign = random.pick(shares).row;
  return {
    surface: 'gateway',
    kind: `${call.middleware}: ${call.path({}).replaceAll('undefined', '…').replace(/\?.*/, '')}`,
    actor,
    foreign,
    random: { ...nothingLike(foreign, random), share_token: random.hex(43) },
    // A sheet is served at the host of its instance alone.
    mustFail: call.middleware === 'brand-sheets',
    request: (thing) => ({
      method: call.method ?? 'GET',
      path: call.path(thing),
      headers: { ...actor.headers, ...call.headers?.(thing) },
      ...(call.body !== undefined && { body: call.body }),
    }),
  };
};

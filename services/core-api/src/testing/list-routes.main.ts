import { Router } from 'express';
import { createLogger } from '@reflectory/server-kit';
import { loadConfig } from '../config.ts';

/**
 * Prints as JSON what has to be tried of the service: every route as `METHOD /path`, and who may call each function.
 * Where a router was mounted is noted while the app is put together, since express keeps no more than a matcher of it.
 */
const mounts = new Map<unknown, { path: string; child: unknown }[]>();
const { use } = Router.prototype;
Router.prototype.use = function noteMount(this: unknown, ...given: unknown[]) {
  const [first] = given;
  const paths = [first].flat().filter((path) => typeof path === 'string');
  for (const child of given.flat(3).filter((one) => typeof one === 'function')) {
    for (const path of paths.length > 0 ? paths : ['']) {
      mounts.set(this, [...(mounts.get(this) ?? []), { path, child }]);
    }
  }
  return Reflect.apply(use, this, given);
};

type Layer = { route?: { path: string; methods: Record<string, boolean> } };

function routesOf(router: unknown): string[] {
  const stack: Layer[] = Reflect.get(Object(router), 'stack') ?? [];
  const own = stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${methodOf(method)} ${route.path}`) : [],
  );
  const below = (mounts.get(router) ?? []).flatMap(({ path, child }) =>
    routesOf(child).map((route) => route.replace(' ', ` ${path}`)),
  );
  return [...own, ...below];
}

const methodOf = (name: string) => (name === '_all' ? 'ALL' : name.toUpperCase());

const { createContext } = await import('../context.ts');
const { config, secrets } = loadConfig(process.env);
const context = await createContext({
  config,
  secrets,
  logger: createLogger({ name: 'routes', level: 'silent' }),
});
const routes = [...new Set(routesOf(context.app.router))].toSorted();
const functions = Object.fromEntries(context.functions.map(({ name, access }) => [name, access]));
process.stdout.write(JSON.stringify({ routes, functions }));
process.exit(0);

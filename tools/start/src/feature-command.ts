import { createApiKey } from '@reflectory/server-kit';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from './settings.ts';

const USAGE = `Usage: npm run feature -- [<key> [<description>] [--on | --off]]

  Without a key it lists what there is. A new key is off for everybody until --on; an instance may choose for itself in
  its administration. The product must be running.`;

/** As the database keeps it. */
const KEY = /^[a-z][a-z0-9_]{0,59}$/;

type Feature = { feature_key: string; enabled: boolean; description: string };

/**
 * Makes the command that lists and creates feature keys of the product that runs on a data folder.
 *
 * @throws StartError when none runs
 */
export async function createFeatureCommand(dataDir: string): Promise<(args: string[]) => Promise<string[]>> {
  const runFile = path.join(dataDir, 'run.json');
  if (!existsSync(runFile)) {
    throw new StartError(
      `Nothing runs on the data folder ${dataDir}: begin with "npm start", or set REFLECTORY_DATA_DIR`,
    );
  }
  const { ports }: { ports: { public: number } } = JSON.parse(readFileSync(runFile, 'utf8'));
  const { hs256 }: { hs256: string } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const apikey = await createApiKey('service_role', process.env['GATEWAY_AUTH_HS256_SECRET'] || hs256);
  const url = `http://localhost:${ports.public}/rest/v1/global_features`;
  const call = createCall(url, {
    apikey,
    authorization: `Bearer ${apikey}`,
    'content-type': 'application/json',
  });

  return async (args) => {
    const { key, description, enabled } = read(args);
    if (key === undefined) return (await call('?select=*&order=feature_key')).map(describe);
    const [known] = await call(`?feature_key=eq.${key}&select=*`);
    const wanted = {
      feature_key: key,
      description: description ?? known?.description ?? '',
      enabled: enabled ?? known?.enabled ?? false,
    };
    const headers = { prefer: 'resolution=merge-duplicates,return=representation' };
    const rows = await call('', { method: 'POST', headers, body: JSON.stringify(wanted) });
    return [...rows.map(describe), known ? 'It was there already.' : 'Created.'];
  };
}

function createCall(url: string, own: Record<string, string>) {
  return async (
    search: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Feature[]> => {
    const answer = await fetch(`${url}${search}`, { ...init, headers: { ...own, ...init.headers } }).catch(
      () => null,
    );
    if (!answer) throw new StartError('The product does not answer: is it still starting?');
    if (!answer.ok) throw new StartError(`The product refused: ${answer.status} ${await answer.text()}`);
    const rows: Feature[] = JSON.parse(await answer.text());
    return rows;
  };
}

function read(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    const options = { on: flag, off: flag };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [key, description, ...more] = positionals;
    const isClear =
      more.length === 0 && !(values.on && values.off) && (key !== undefined || args.length === 0);
    if (!isClear) throw new StartError(USAGE);
    if (key !== undefined && !KEY.test(key)) {
      throw new StartError(`A key has small letters, digits and _, and begins with a letter: not "${key}"`);
    }
    return { key, description, enabled: values.on ? true : values.off ? false : undefined };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const describe = ({ feature_key, enabled, description }: Feature) =>
  `${feature_key.padEnd(24)} ${enabled ? 'on ' : 'off'}  ${description}`.trimEnd();

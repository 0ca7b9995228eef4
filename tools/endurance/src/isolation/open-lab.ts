import { createApiKey } from '@reflectory/server-kit';
import type { Stack } from '@reflectory/start';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openOwner } from '../testing/owner.ts';
import { type Actor, createActors, createPrograms } from './actors.ts';
import { type Asker, createAsker } from './ask.ts';
import { plantFiles } from './files.ts';
import { createMakers } from './makers.ts';
import { signInElsewhere } from './people.ts';
import { readDeclarations } from './routes.ts';
import type { ProbeMaker } from './probe.ts';
import type { Lab } from './try-probe.ts';
import { createWorld, type World } from './world.ts';

/** A service with a world in it, ready to be tried. */
export type OpenLab = Lab & {
  actors: readonly Actor[];
  makers: readonly ProbeMaker[];
  close(): Promise<void>;
};

/** Plants the world into the database of a running service. */
export async function openLab(
  { secrets, settings, database }: Pick<Stack, 'secrets' | 'settings' | 'database'>,
  url: string,
): Promise<OpenLab> {
  const owner = openOwner(database.owner);
  await owner.query(await readFile(path.join(import.meta.dirname, 'sql/walls.sql'), 'utf8'));
  const asker = createAsker(url);
  const keys = {
    anon: await createApiKey('anon', secrets.hs256),
    service: await createApiKey('service_role', secrets.hs256),
  };
  const world = await createWorld({
    owner,
    jwkFile: secrets.jwkFile,
    keys,
    declared: readDeclarations({ secrets, settings }),
  });
  await waitForInstances(asker, world);
  const files = await plantFiles(owner, asker, world);
  return {
    asker,
    owner,
    world,
    actors: await createActors(world, (person, instance) => signInElsewhere(owner, person, instance)),
    makers: createMakers(files, await createPrograms(world)),
    async close() {
      await asker.close();
      await owner.end();
    },
  };
}

const WAIT_MS = 20_000;

/** The gateway hears of instances by its feed; until then their hosts are the default instance's. */
async function waitForInstances(asker: Asker, { instances }: World): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (const { id, host } of Object.values(instances)) {
    const path = `/brand/${id}/${'0'.repeat(20)}.css`;
    while ((await asker.ask({ method: 'GET', path, headers: { host } })).status !== 200) {
      if (Date.now() > deadline) throw new Error('The gateway did not hear of the instances');
      await sleep(50);
    }
  }
}

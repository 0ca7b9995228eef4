import type { Asker } from './ask.ts';
import { newMarker } from './marker.ts';
import type { Owner } from '../testing/owner.ts';
import type { Row } from './plant.ts';
import { type PersonName, travellerName, victimNames, type World } from './world.ts';

/** A stored object of a victim; `token` opens a signed address of it. */
export type PlantedFile = { party: string; instanceId: string; isPublic: boolean; thing: Row };

/** The public bucket of every instance, and the one in which everybody has a folder of their own. */
const buckets = [
  { id: 'open', isPublic: true },
  { id: 'media', isPublic: false },
];
const FILES_EACH = 4;

/** Victims upload files whose names, contents and metadata are marked, and sign addresses of them. */
export async function plantFiles(owner: Owner, asker: Asker, world: World): Promise<PlantedFile[]> {
  for (const { id } of Object.values(world.instances)) {
    await owner.query(
      `insert into storage.buckets (instance_id, id, name, public) values ($1, 'open', 'open', true)`,
      [id],
    );
  }
  // A bucket says who made it: a list of buckets would tell of one that is another instance's.
  const { gamma } = world.instances;
  await owner.query('update storage.buckets set owner = $2 where instance_id = $1 and owner is null', [
    gamma.id,
    world.people.hermit.id,
  ]);
  const files: PlantedFile[] = [];
  for (const name of [...victimNames, travellerName] satisfies PersonName[]) {
    const person = world.people[name];
    const headers = {
      host: person.instance.host,
      apikey: world.keys.anon,
      authorization: `Bearer ${await world.mint.token(person)}`,
    };
    const mark = (column: string) => newMarker({ party: name, table: 'objects', column });
    const send = async (method: string, path: string, body: string, more: Record<string, string>) => {
      const answer = await asker.ask({ method, path, headers: { ...headers, ...more }, body });
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
      return answer.body;
    };
    for (const { id: bucket, isPublic } of buckets) {
      for (let turn = 0; turn < FILES_EACH; turn += 1) {
        const file = `${person.id}/${mark('name')}.txt`;
        const metadata = Buffer.from(JSON.stringify({ note: mark('user_metadata') })).toString('base64');
        await send('POST', `/storage/v1/object/${bucket}/${file}`, mark('content'), {
          'content-type': 'text/plain',
          'x-metadata': metadata,
        });
        const signed = await send(
          'POST',
          `/storage/v1/object/sign/${bucket}/${file}`,
          '{"expiresIn":86400}',
          {
            'content-type': 'application/json',
          },
        );
        const token = /token=([^"]+)/.exec(signed)?.[1] ?? '';
        const thing = { bucket, name: file, folder: person.id, token };
        files.push({ party: name, instanceId: person.instance.id, isPublic, thing });
      }
    }
  }
  return files;
}

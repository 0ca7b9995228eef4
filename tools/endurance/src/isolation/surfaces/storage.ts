import type { Actor } from '../actors.ts';
import type { Ask } from '../ask.ts';
import type { PlantedFile } from '../files.ts';
import type { Row } from '../plant.ts';
import { nothingLike, type Probe, type ProbeMaker } from '../probe.ts';
import { travellerName } from '../world.ts';

const json = { 'content-type': 'application/json' };
const text = (value: unknown) => String(value);

type Call = {
  route: string;
  request(thing: Row, own: string): { path: string; body?: unknown; file?: boolean };
};

const place = (thing: Row) => `${text(thing['bucket'])}/${text(thing['name'])}`;

/** Calls that name an object. `own` is a name that the actor may write to, if anything. */
const objectCalls: readonly Call[] = [
  { route: 'GET /object/:bucket/*path', request: (thing) => ({ path: `/object/${place(thing)}` }) },
  {
    route: 'GET /object/authenticated/:bucket/*path',
    request: (thing) => ({ path: `/object/authenticated/${place(thing)}` }),
  },
  { route: 'GET /object/info/:bucket/*path', request: (thing) => ({ path: `/object/info/${place(thing)}` }) },
  {
    route: 'GET /object/info/authenticated/:bucket/*path',
    request: (thing) => ({ path: `/object/info/authenticated/${place(thing)}` }),
  },
  { route: 'HEAD /object/:bucket/*path', request: (thing) => ({ path: `/object/${place(thing)}` }) },
  {
    route: 'GET /render/image/authenticated/:bucket/*path',
    request: (thing) => ({ path: `/render/image/authenticated/${place(thing)}?width=10` }),
  },
  {
    route: 'POST /object/sign/:bucket/*path',
    request: (thing) => ({ path: `/object/sign/${place(thing)}`, body: { expiresIn: 60 } }),
  },
  {
    route: 'DELETE /object/sign/:bucket/*path',
    request: (thing) => ({ path: `/object/sign/${place(thing)}` }),
  },
  {
    route: 'POST /object/sign/:bucket',
    request: (thing) => ({
      path: `/object/sign/${text(thing['bucket'])}`,
      body: { expiresIn: 60, paths: [thing['name']] },
    }),
  },
  {
    route: 'POST /object/upload/sign/:bucket/*path',
    request: (thing) => ({ path: `/object/upload/sign/${place(thing)}`, body: {} }),
  },
  {
    route: 'POST /object/:bucket/*path',
    request: (thing) => ({ path: `/object/${place(thing)}`, file: true }),
  },
  {
    route: 'PUT /object/:bucket/*path',
    request: (thing) => ({ path: `/object/${place(thing)}`, file: true }),
  },
  { route: 'DELETE /object/:bucket/*path', request: (thing) => ({ path: `/object/${place(thing)}` }) },
  {
    route: 'DELETE /object/:bucket',
    request: (thing) => ({ path: `/object/${text(thing['bucket'])}`, body: { prefixes: [thing['name']] } }),
  },
  {
    route: 'POST /object/list/:bucket',
    request: (thing) => ({
      path: `/object/list/${text(thing['bucket'])}`,
      body: { prefix: thing['folder'] },
    }),
  },
  {
    route: 'POST /object/list-v2/:bucket',
    request: (thing) => ({
      path: `/object/list-v2/${text(thing['bucket'])}`,
      body: { prefix: `${text(thing['folder'])}/` },
    }),
  },
  {
    route: 'POST /object/move',
    request: (thing, own) => ({
      path: '/object/move',
      body: { bucketId: thing['bucket'], sourceKey: thing['name'], destinationKey: own },
    }),
  },
  {
    route: 'POST /object/copy',
    request: (thing, own) => ({
      path: '/object/copy',
      body: { bucketId: thing['bucket'], sourceKey: thing['name'], destinationKey: own },
    }),
  },
  {
    route: 'POST /object/move',
    request: (thing, own) => ({
      path: '/object/move',
      body: { bucketId: thing['bucket'], sourceKey: own, destinationKey: thing['name'] },
    }),
  },
];

/** Calls that anybody may make who knows where something lies, or holds its signed address; each at its own instance. */
const openCalls: readonly Call[] = [
  {
    route: 'GET /object/public/:bucket/*path',
    request: (thing) => ({ path: `/object/public/${place(thing)}` }),
  },
  {
    route: 'GET /object/info/public/:bucket/*path',
    request: (thing) => ({ path: `/object/info/public/${place(thing)}` }),
  },
  {
    route: 'GET /render/image/public/:bucket/*path',
    request: (thing) => ({ path: `/render/image/public/${place(thing)}?width=10` }),
  },
  {
    route: 'GET /object/sign/:bucket/*path',
    request: (thing) => ({ path: `/object/sign/${place(thing)}?token=${text(thing['token'])}` }),
  },
  {
    route: 'GET /render/image/sign/:bucket/*path',
    request: (thing) => ({ path: `/render/image/sign/${place(thing)}?token=${text(thing['token'])}` }),
  },
  {
    route: 'PUT /object/upload/sign/:bucket/*path',
    request: (thing) => ({
      path: `/object/upload/sign/${place(thing)}?token=${text(thing['token'])}`,
      file: true,
    }),
  },
];

/** Calls that name a bucket. */
const bucketCalls: readonly Call[] = [
  { route: 'GET /bucket', request: () => ({ path: '/bucket' }) },
  { route: 'POST /bucket', request: () => ({ path: '/bucket', body: { id: 'walls', name: 'walls' } }) },
  { route: 'GET /bucket/:id', request: (thing) => ({ path: `/bucket/${text(thing['id'])}` }) },
  {
    route: 'PUT /bucket/:id',
    request: (thing) => ({ path: `/bucket/${text(thing['id'])}`, body: { public: true } }),
  },
  {
    route: 'POST /bucket/:id/empty',
    request: (thing) => ({ path: `/bucket/${text(thing['id'])}/empty`, body: {} }),
  },
  { route: 'DELETE /bucket/:id', request: (thing) => ({ path: `/bucket/${text(thing['id'])}`, body: {} }) },
  {
    route: 'POST /object/list/:bucket',
    request: (thing) => ({ path: `/object/list/${text(thing['id'])}`, body: { prefix: '' } }),
  },
  {
    route: 'POST /object/:bucket/*path',
    request: (thing) => ({ path: `/object/${text(thing['id'])}/walls.txt`, file: true }),
  },
];

/** Routes of storage that are tried, as the routers name them. */
export const storageRoutes: readonly string[] = [
  ...new Set([...objectCalls, ...openCalls, ...bucketCalls].map(({ route }) => route)),
];

const askOf = (call: Call, thing: Row, own: string, headers: Ask['headers']): Ask => {
  const { path, body, file } = call.request(thing, own);
  const [method = 'GET'] = call.route.split(' ');
  const content = file ? 'walls' : body === undefined ? undefined : JSON.stringify(body);
  const type = file ? { 'content-type': 'text/plain', 'x-upsert': 'true' } : body === undefined ? {} : json;
  return {
    method,
    path: `/storage/v1${path}`,
    headers: { ...headers, ...type },
    ...(content !== undefined && { body: content }),
  };
};

/** Every call that names an object of a victim, or one that the traveller keeps at another instance. */
export const callObject =
  (files: readonly PlantedFile[]): ProbeMaker =>
  (world, actor, random) => {
    const isOpen = random.chance(0.25);
    const call = random.pick(isOpen ? openCalls : objectCalls);
    const isOwn = actor.person?.name === travellerName && random.chance(0.7);
    // What is open is so at its own instance, and a signed address opens there what is not.
    const isPassed = ({ instanceId, isPublic }: PlantedFile) =>
      isOpen && instanceId === actor.host.id && (isPublic || call.route.includes('/sign/'));
    const reachable = files.filter((file) => !isPassed(file) && isOwn === (file.party === travellerName));
    const { thing: foreign } = random.pick(isOwn ? reachable.filter(isElsewhere(actor)) : reachable);
    const own = `${actor.person?.id ?? 'nobody'}/${random.hex(12)}.txt`;
    const nothing = nothingLike(foreign, random, ['token']);
    const { id } = world.people[travellerName];
    return {
      surface: 'storage',
      kind: call.route,
      actor,
      foreign,
      // A folder of one's own is so at every instance; what lies in it is not.
      random: isOwn ? { ...nothing, folder: id, name: text(nothing['name']).replace(/^[^/]+/, id) } : nothing,
      request: (thing) => askOf(call, thing, own, actor.headers),
      ...(isOwn && { lock: 'files of the traveller', undo: (things) => removeFiles(actor, things) }),
    };
  };

const isElsewhere =
  ({ host }: Actor) =>
  ({ instanceId }: PlantedFile) =>
    instanceId !== host.id;

const removeFiles = ({ host }: Actor, things: readonly Row[]) => ({
  text: 'delete from storage.objects where instance_id = $1 and name = any ($2)',
  values: [host.id, things.map(({ name }) => name)],
});

/** Every call that names a bucket of another instance, or one that nobody was let into. */
export const callBucket: ProbeMaker = (world, actor, random) => {
  const call = random.pick(bucketCalls);
  const rows = world.planted.filter(({ place: at }) => at === 'storage.buckets');
  const { row: foreign, instance } = random.pick(rows);
  const isUpload = call.route === 'POST /object/:bucket/*path' && instance.id === actor.host.id;
  const probe: Probe = {
    surface: 'storage',
    kind: `${call.route} (bucket)`,
    actor,
    foreign,
    random: nothingLike(foreign, random),
    request: (thing) => askOf(call, thing, '', actor.headers),
    ...(isUpload && { known: "a bucket of one's own instance is known by its name, as the contract has it" }),
  };
  return probe;
};

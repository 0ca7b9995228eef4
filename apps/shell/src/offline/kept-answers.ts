/** What the service answered, as this device keeps it for reading without the network. */
export type KeptAnswer = {
  /** Person and instance. */
  owner: string;
  /** Hash of the query key. */
  query: string;
  data: unknown;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** Releases whose code read it: other code may expect another shape. */
  releases: string;
};

export type KeptAnswers = {
  find(owner: string, query: string): Promise<KeptAnswer | null>;
  put(answer: KeptAnswer): Promise<void>;
  /** Removes everything but what `isKept` accepts. */
  sweep(isKept: (answer: Omit<KeptAnswer, 'data'>) => boolean): Promise<void>;
};

const DATABASE = 'reflectory.answers';
const STORE = 'answers';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: ['owner', 'query'] }),
  );
  return settled(request);
}

/** Kept answers in IndexedDB. Where a browser gives none, nothing is kept and nothing fails. */
export function createKeptAnswers(factory: () => IDBFactory): KeptAnswers {
  let database: Promise<IDBDatabase> | null = null;
  const inStore = async <Result>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    try {
      database ??= open(factory());
      return await run((await database).transaction(STORE, mode).objectStore(STORE));
    } catch {
      database = null;
      return otherwise;
    }
  };
  return {
    find: (owner, query) =>
      inStore<KeptAnswer | null>(
        'readonly',
        async (store) => (await settled(store.get([owner, query]))) ?? null,
        null,
      ),
    put: (answer) =>
      inStore('readwrite', async (store) => void (await settled(store.put(answer))), undefined),
    sweep: (isKept) =>
      inStore(
        'readwrite',
        async (store) => {
          const all: KeptAnswer[] = await settled(store.getAll());
          const gone = all.filter((answer) => !isKept(answer));
          await Promise.all(gone.map(({ owner, query }) => settled(store.delete([owner, query]))));
        },
        undefined,
      ),
  };
}

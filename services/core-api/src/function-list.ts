import { createPasswordHasher, createRateLimiter } from '@reflectory/auth';
import type { FunctionDefinition } from '@reflectory/runtime/functions';
import { createPictures } from '@reflectory/storage';
import type { FunctionParts } from './features/define-feature.ts';
import { connectPorts } from './features/connect-ports.ts';
import { features } from './features/features.ts';
import { ledgerOfService, openProvider } from './provider/index.ts';

/** Bytes of the images of shared links that are kept in memory. */
const KEPT_IMAGE_BYTES = 16 * 1024 * 1024;

/** What functions are made of; payments, files, a transcription provider and links are left out where they are not set up. */
export type FunctionListDependencies = Pick<FunctionParts, 'database'> &
  Partial<
    Pick<
      FunctionParts,
      | 'payments'
      | 'files'
      | 'fileLimits'
      | 'providerKeys'
      | 'passwordBox'
      | 'oauthClients'
      | 'memberOrigins'
      | 'mailDomain'
      | 'transcriptionProvider'
      | 'stopLinks'
      | 'push'
      | 'now'
    >
  >;

/** Every function that the features of this service answer. */
export function createFunctionList(dependencies: FunctionListDependencies): FunctionDefinition[] {
  const { database, payments = null, files = null, transcriptionProvider = null } = dependencies;
  const { stopLinks = null, push = null, providerKeys = null } = dependencies;
  const { passwordBox = null, memberOrigins = [], oauthClients = {}, mailDomain = null } = dependencies;
  const { fileLimits = { perPerson: 0, largest: Number.MAX_SAFE_INTEGER }, now = Date.now } = dependencies;
  const passwords = createPasswordHasher();
  const parts: FunctionParts = {
    database,
    payments,
    files,
    fileLimits,
    pictures: createPictures({ keptBytes: KEPT_IMAGE_BYTES }),
    provider: openProvider(providerKeys, ledgerOfService(database)),
    providerKeys,
    passwordBox,
    oauthClients,
    memberOrigins,
    mailDomain,
    transcriptionProvider,
    stopLinks,
    push,
    limiter: createRateLimiter(database),
    verifyPassword: passwords.verify,
    hashPassword: passwords.hash,
    sections: features.flatMap(({ exported = [] }) => exported),
    belongings: features.flatMap(({ belongings }) => belongings ?? []),
    permissions: features.flatMap(({ permissions = [] }) => permissions),
    notificationKinds: features.flatMap(({ notifications = [] }) => notifications),
    editable: features.flatMap(({ editable = [] }) => editable),
    ports: connectPorts(),
    functions: () => all,
    now,
  };
  const all = features.flatMap(({ functions }) => functions?.(parts) ?? []);
  return all;
}

import { loadLearned } from '@reflectory/domain/crisis';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createAdminApp, createReadiness, type Logger, type Readiness } from '@reflectory/server-kit';
import type { Express } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createApp } from './app.ts';
import {
  createAuthModule,
  createBackground,
  createKeyFileFollower,
  createSigningKeys,
} from '@reflectory/auth';
import type { Config, Secrets } from './config.ts';
import { type CatalogueCache, createCatalogueCache } from '@reflectory/data-api';
import {
  createDatabase,
  createDiskSpace,
  type Database,
  refuseWritesWhile,
} from '@reflectory/runtime/database';
import type { FunctionDefinition } from '@reflectory/runtime/functions';
import { createFunctionList, type FunctionListDependencies } from './function-list.ts';
import { createStopLinks } from './links/index.ts';
import { createLiveSide } from './live-side.ts';
import {
  createMailer,
  createMailQueue,
  createOutboxRouter,
  createOutboxStore,
  type MailPerson,
} from '@reflectory/runtime/mail';
import { createStripePayments } from './payments/index.ts';
import { offerPush } from './push/index.ts';
import { openPasswordBox, openProviderKeys } from './provider/index.ts';
import { providerOf } from './transcription/index.ts';
import { openFileStore } from '@reflectory/storage';

/** The service, built and not yet listening. */
export type ServiceContext = {
  app: Express;
  adminApp: Express;
  /** What it answers under /functions/v1. */
  functions: readonly FunctionDefinition[];
  readiness: Readiness;
  /** Lets a server answer requests for a socket. */
  attach(server: Server): void;
  /** Begins what runs beside requests. */
  start(): void;
  /** Ends streams and timers, so that the servers can close. */
  stop(): Promise<void>;
  /** Ends the database connections. */
  close(): Promise<void>;
};

type Options = { config: Config; secrets: Secrets; logger: Logger };

/** Puts the parts together; connects to nothing yet. @throws Error when the signing keys cannot be read */
export async function createContext({ config, secrets, logger }: Options): Promise<ServiceContext> {
  await loadLearned();
  const { databaseUrl, internalSecret, factorSecret, fixedKeySecret, smtpUrl, redis, stripe } = secrets;
  const { disk, database } = openDatabase({ config, databaseUrl, logger, onWritten: () => live.hint() });
  const catalogue = createCatalogueCache(database, config.dataApi);
  const { keys, keyFile } = await openSigningKeys(config.jwkFile, logger);
  const live = await createLiveSide({
    database,
    databaseUrl,
    redis,
    sockets: config.sockets,
    internalSecret,
    keys,
    fixedKeySecret,
    logger,
    onSchemaChange: catalogue.forget,
  });
  const mail = createMail(config.mail, smtpUrl, database, logger);
  const auth = createAuthModule({
    database,
    ...mail,
    keys,
    chainSecret: internalSecret,
    factorSecret,
    config: config.auth,
  });
  const beside = [disk, keyFile, mail, live];
  const { registry, readiness, adminApp } = createHealth(database, catalogue, config.mail.outboxDir);
  const payments = stripe && createStripePayments(stripe);
  const { files, fileLimits } = await openFiles(config.storage, secrets.files);
  const functions = listFunctions({ config, secrets }, { database, payments, files, fileLimits });
  return {
    app: createApp({
      database,
      functions,
      auth,
      catalogue,
      changes: live.changes,
      sharedKeys: keys.shared,
      registry,
      isStopping: readiness.isStopping,
      internalSecret,
      logger,
      storage: { files, ...config.storage },
      ...(payments && { payments }),
      realtime: live.realtime.parts,
    }),
    attach: live.realtime.attach,
    adminApp,
    functions: [...functions, ...auth.functions],
    readiness,
    start() {
      for (const part of beside) part.start();
    },
    async stop() {
      for (const part of beside) await part.stop();
    },
    close: () => database.close(),
  };
}

type FunctionSide = Pick<FunctionListDependencies, 'database' | 'payments' | 'files' | 'fileLimits'>;

/** Every function of the features, with what secrets and keys are given for. */
function listFunctions({ config, secrets }: Pick<Options, 'config' | 'secrets'>, side: FunctionSide) {
  const { transcription, linkSecret, push, provider } = secrets;
  return createFunctionList({
    ...side,
    transcriptionProvider: transcription && providerOf(transcription.url),
    providerKeys: openProviderKeys(provider),
    passwordBox: openPasswordBox(provider),
    oauthClients: secrets.oauthClients,
    memberOrigins: config.memberOrigins,
    mailDomain: config.mailDomain,
    stopLinks: createStopLinks(linkSecret),
    push: push && offerPush(push),
  });
}

/** The bytes of files, and how many somebody may keep. */
async function openFiles({ quota, maxObjectSize }: Config['storage'], settings: Secrets['files']) {
  const fileLimits = { perPerson: quota.perPerson, largest: maxObjectSize };
  return { files: await openFileStore(settings), fileLimits };
}

type DatabaseSide = {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  onWritten: () => void;
};

/** The database, which takes no writes while its disk is full, and who looks at the disk. */
function openDatabase({ config, databaseUrl, logger, onWritten }: DatabaseSide) {
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'an idle database connection broke');
  const onChange = (isFull: boolean) =>
    logger.warn(isFull ? 'the disk is full: writing is refused' : 'the disk has space again');
  const disk = createDiskSpace({ ...config.disk, onChange });
  const database = createDatabase({ url: databaseUrl, limits: config.connections, onWritten, onIdleError });
  return { disk, database: refuseWritesWhile(disk.isFull, database) };
}

/** The signing keys, and who notices when their file changes. */
async function openSigningKeys(file: string, logger: Logger) {
  const text = await readFile(file, 'utf8');
  const keys = await createSigningKeys(text);
  const keyFile = createKeyFileFollower({
    file,
    text,
    keys,
    onChange: () => logger.info('the signing keys were read anew'),
    onError: (error) => logger.error({ err: error }, 'the signing keys stay as they were'),
  });
  return { keys, keyFile };
}

/** How mail leaves, by the queue, and how what waits or was kept instead of sent is removed. */
function createMail(
  { outboxDir, from }: Config['mail'],
  smtpUrl: string | null,
  database: Database,
  logger: Logger,
) {
  const outbox = createOutboxStore(outboxDir);
  // Without the text of the error, which may name whom the mail was for.
  const onError = (error: unknown) => {
    const { name, code } = Object(error) as { name?: unknown; code?: unknown };
    logger.error({ failure: { name, code } }, 'a mail did not leave');
  };
  const mailer = createMailQueue({ database, mailer: createMailer({ smtpUrl, from, outbox }), onError });
  const background = createBackground(onError);
  return {
    mailer,
    async forgetMails(person: MailPerson) {
      await mailer.forget(person);
      await outbox.removeOf(person);
    },
    inBackground: background.run,
    start: mailer.start,
    async stop() {
      await background.idle();
      await mailer.stop();
    },
  };
}

/** What the admin port tells of the process. */
function createHealth(database: Database, catalogue: CatalogueCache, outboxDir: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readiness = createReadiness({
    catalogue: async () => void (await catalogue.get()),
    database: () => ping(database),
  });
  const routers = [createOutboxRouter({ directory: outboxDir })];
  return { registry, readiness, adminApp: createAdminApp({ readiness, registry, routers }) };
}

async function ping(database: Database): Promise<void> {
  await database.asService('control_plane', null, (tx) => tx.query('select 1'), { readOnly: true });
}

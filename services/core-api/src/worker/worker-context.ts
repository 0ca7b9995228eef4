import { loadLearned } from '@reflectory/domain/crisis';
import { createAdminApp, createReadiness, type Logger, type Readiness } from '@reflectory/server-kit';
import type { Express } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import {
  createInstanceTransactions,
  createPersonTransactions,
  createStatementExecutor,
  type StatementExecutor,
  type Transaction,
} from '@reflectory/runtime/database';
import { ERRANDS } from '../features/account/jobs/account.jobs.ts';
import { features } from '../features/features.ts';
import { openMailReceiver } from '../features/mail-in/receiving/index.ts';
import { createStopLinks } from '../links/index.ts';
import { createStripePayments } from '../payments/index.ts';
import { openPush } from '../push/index.ts';
import { ledgerOfWorker, openPasswordBox, openProvider, openProviderKeys } from '../provider/index.ts';
import { createOpenAiTranscriber } from '../transcription/index.ts';
import { createMailer, createOutboxStore } from '@reflectory/runtime/mail';
import { createPictures, openFileStore } from '@reflectory/storage';
import { createJobMetrics, createJobQueue } from '@reflectory/runtime/jobs';
import { connectPorts } from '../features/connect-ports.ts';
import { createHandlers } from './handlers.ts';
import { createJobs } from './jobs.ts';
import type { WorkerConfig } from './worker-config.ts';

/** Milliseconds between two looks whether somebody waits for a mail. */
const ERRANDS_POLL_MS = 5000;

/** The worker, built and not yet running. */
export type WorkerContext = {
  adminApp: Express;
  readiness: Readiness;
  start(): Promise<void>;
  /** Lets the running jobs finish, then ends the connections. */
  stop(): Promise<void>;
};

async function hasErrands(db: Transaction): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>('select app.has_due_errands() as due');
  return row?.due ?? false;
}

/** As whom handlers run, who is asked outside of this service, and how much of what they answer may be kept. */
const runningBy = (
  db: StatementExecutor,
  { secrets: { transcription, provider }, fileLimits }: WorkerConfig,
) => ({
  db,
  asPerson: createPersonTransactions(db),
  asInstance: createInstanceTransactions(db),
  fileLimits,
  // What it changes is kept in a row at once, and asked for once.
  pictures: createPictures({ keptBytes: 0 }),
  transcriber: transcription && createOpenAiTranscriber(transcription),
  provider: openProvider(openProviderKeys(provider), ledgerOfWorker(db)),
});

/** How people are told of something, and what is reached for them. */
const tellingBy = ({ memberOrigins, secrets: { push, provider, oauthClients } }: WorkerConfig) => ({
  push: push && openPush(push, Date.now),
  memberOrigins,
  passwordBox: openPasswordBox(provider),
  providerKeys: openProviderKeys(provider),
  oauthClients,
  notificationKinds: features.flatMap(({ notifications = [] }) => notifications),
  now: Date.now,
});

/** What takes mails to journals; null where nobody wants that. */
const takingMails = (
  { mailIn, fileLimits }: WorkerConfig,
  parts: Pick<Parameters<typeof openMailReceiver>[1], 'db' | 'files' | 'logger'>,
) => mailIn && openMailReceiver(mailIn, { ...parts, fileLimits, now: Date.now });

/** Puts the parts together; connects to nothing yet. */
export async function createWorkerContext(config: WorkerConfig, logger: Logger): Promise<WorkerContext> {
  await loadLearned();
  const { databaseUrl, linkSecret, smtpUrl, stripe } = config.secrets;
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'an idle database connection broke');
  const executor = createStatementExecutor({ url: databaseUrl, applicationName: 'worker', onIdleError });
  const outbox = createOutboxStore(config.mail.outboxDir);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const files = await openFileStore(config.secrets.files);
  const mailReceiver = takingMails(config, { db: executor, files, logger });
  const ports = connectPorts(config);
  const telling = tellingBy(config);
  const jobs = createJobs({
    db: executor,
    ports,
    mailer: createMailer({ smtpUrl, from: config.mail.from, outbox }),
    forgetMails: outbox.removeOf,
    files,
    payments: stripe && createStripePayments(stripe),
    publicOrigin: config.publicOrigin,
    stopLinks: createStopLinks(linkSecret),
    ...telling,
  });
  const queue = createJobQueue({
    executor,
    jobs,
    handlers: createHandlers({ ...runningBy(executor, config), ports, files, logger, ...telling }),
    metrics: createJobMetrics(registry),
    logger,
  });
  const lookForErrands = () =>
    hasErrands(executor)
      .then((isDue) => (isDue ? queue.hurry(ERRANDS) : undefined))
      .catch((error: unknown) => logger.warn({ err: error }, 'errands could not be read'));
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const readiness = createReadiness({
    database: async () => void (await hasErrands(executor)),
    queue: () => {
      if (!isRunning) throw new Error('does not run');
    },
  });

  return {
    adminApp: createAdminApp({ readiness, registry }),
    readiness,
    async start() {
      await queue.start();
      isRunning = true;
      await mailReceiver?.start();
      timer = setInterval(() => void lookForErrands(), ERRANDS_POLL_MS);
    },
    async stop() {
      clearInterval(timer);
      await mailReceiver?.stop();
      await queue.stop();
      await executor.close();
    },
  };
}

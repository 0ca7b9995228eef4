import { createLogger, shutDownOnSignal, startHttpServer } from '@reflectory/server-kit';
import { loadWorkerConfig } from './worker/worker-config.ts';
import { createWorkerContext } from './worker/worker-context.ts';

const host = '127.0.0.1';

async function start(): Promise<void> {
  const config = loadWorkerConfig(process.env);
  const logger = createLogger({ name: 'worker', level: config.logLevel });
  const context = await createWorkerContext(config, logger);
  const adminServer = await startHttpServer(context.adminApp, { port: config.adminPort, host });
  await context.start();
  logger.info({ adminPort: adminServer.port }, 'working');
  shutDownOnSignal({
    readiness: context.readiness,
    logger,
    async close() {
      await context.stop();
      await adminServer.close();
    },
  });
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The worker did not start: ${reason}\n`);
  process.exit(1);
});

import { setTimeout as pause } from 'node:timers/promises';
import { createLogger, shutDownOnSignal, startHttpServer } from '@reflectory/server-kit';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';

async function start(): Promise<void> {
  const { config, secrets } = loadConfig(process.env);
  const logger = createLogger({ name: 'core-api', level: config.logLevel });
  const context = await createContext({ config, secrets, logger });
  const adminServer = await startHttpServer(context.adminApp, config.admin);
  const server = await startHttpServer(context.app, config.http);
  context.attach(server.server);
  context.start();
  logger.info({ host: config.http.host, port: server.port, adminPort: adminServer.port }, 'serving');
  shutDownOnSignal({
    readiness: context.readiness,
    logger,
    async close() {
      const { drainMs } = config;
      // Sockets and streams end when the gateways know of it, so that they come back to another process.
      await Promise.all([server.close({ drainMs }), pause(drainMs).then(context.stop)]);
      await adminServer.close();
      await context.close();
    },
  });
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`core-api did not start: ${reason}\n`);
  process.exit(1);
});

import { ConfigError, createLogger, parseConfig, shutDownOnSignal } from '@reflectory/server-kit';
import { gatewayEnvironmentSchema, readEnvironment } from './config.ts';
import { startGateway } from './gateway.ts';

async function main(): Promise<void> {
  const { config, secrets } = readEnvironment(parseConfig(gatewayEnvironmentSchema, process.env));
  const logger = createLogger({ name: 'gateway', level: config.logLevel });
  const gateway = await startGateway(config, secrets, logger);
  logger.info({ url: gateway.url, admin: gateway.adminUrl }, 'gateway listens');
  shutDownOnSignal({ readiness: gateway.readiness, close: gateway.close, logger });
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The gateway cannot start: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

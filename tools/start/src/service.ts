import { describeService } from './report-service.ts';
import { run } from './run.ts';
import { readServiceSettings } from './service-settings.ts';

await run({
  readSettings: () => readServiceSettings(process.argv.slice(2), process.env),
  describe: describeService,
});

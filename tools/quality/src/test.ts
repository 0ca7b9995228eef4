import { checks, specificationResults } from './checks.ts';
import { runChecks } from './run-checks.ts';

await runChecks([...checks, specificationResults]);

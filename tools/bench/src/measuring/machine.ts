import { cpus, loadavg } from 'node:os';
import { missingTools } from './cores.ts';

/** One line on the machine and the hour, and one for each thing that it lacks. */
export function describeMachine(programs: readonly string[] = []): string {
  const [first] = cpus();
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${cpus().length} cores (${first?.model ?? 'unknown'}), Node ${process.version}, ${day} UTC, load ${load}`;
  return [machine, ...missingTools(programs).map((text) => `Note: ${text}.`), ''].join('\n');
}

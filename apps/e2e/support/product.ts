import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Origin of an instance, or of the default one. */
export function origin(slug?: 'acme' | 'globex' | 'nowhere'): string {
  return `http://${slug ? `${slug}.` : ''}localhost:${process.env['E2E_PORT'] ?? '8080'}`;
}

/** Password of every demo person. */
export const DEMO_PASSWORD = 'quiet-notebook-7';

/** An address that no other test uses. */
export function newEmail(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@people.example`;
}

type RunFile = { pids: { coreApi: number; gateway: number }; ports: Record<string, number> };

/** Folder in which the running product keeps its data. */
export function dataDir(): string {
  return process.env['E2E_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../.data');
}

/** Process ids and ports of the running product. */
export function readRunFile(): RunFile {
  return JSON.parse(readFileSync(path.join(dataDir(), 'run.json'), 'utf8')) as RunFile;
}

import type { ReleaseStore } from '../releases/release-store.ts';
import type { LinkedFile } from './compose-document.ts';
import { linkFile } from './document-parts.ts';

/** What puts a document into the chosen theme before its first paint; undefined where no release has it. */
export function themeScriptOf(releases: Pick<ReleaseStore, 'findCurrent'>): LinkedFile | undefined {
  const shell = releases.findCurrent('shell');
  return shell?.files['theme.js'] ? linkFile(shell, 'theme.js') : undefined;
}

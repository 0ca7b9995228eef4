import {
  type BootRemote,
  CLIENT_REPORTS_PATH,
  type ClientReport,
  REPORTED_ERRORS,
} from '@reflectory/contracts/boot';

/** Reports of one page: what repeats itself for ever says nothing new. */
const MOST = 20;
const PLACE = /\/r\/([a-z][a-z0-9-]*)\/([0-9a-f]{20})\/([\w.-]+?)(?::(\d+):(\d+))?(?=[\s)?]|$)/;

type Remote = Pick<BootRemote, 'name' | 'hash'>;

/** Tells the gateway of failures, without any text of theirs: a message may quote a person. */
export type ClientReports = {
  /** An error that a part of a remote threw, or that kept it from being loaded. */
  tell(error: unknown, remote?: Remote['name']): void;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the gateway is told of an error; null where no release has to do with it. */
export function reportOf(error: unknown, remotes: readonly Remote[], name?: string): ClientReport | null {
  const thrown = error instanceof Error ? error : new Error();
  const { cause } = thrown;
  const stacks = [thrown.stack, cause instanceof Error ? cause.stack : ''].map(textOf);
  const request = 'request' in thrown ? textOf(thrown.request) : '';
  const owner = name ?? ('remote' in thrown ? textOf(thrown.remote) : '');
  const [, ofFile = '', hash, file, line, column] = PLACE.exec([request, ...stacks].join('\n')) ?? [];
  const known = remotes.find((remote) => remote.name === (owner || ofFile));
  const release = owner && owner !== ofFile ? known?.hash : hash;
  if (!release) return null;
  const kind = REPORTED_ERRORS.find((one) => one === thrown.name) ?? 'Error';
  return {
    kind: /^(RemoteLoad|ChunkLoad|Timeout)Error$/.test(kind) ? 'load' : 'error',
    error: kind,
    name: owner || ofFile,
    release,
    ...(file && (!owner || owner === ofFile) && { file }),
    ...(file && (!owner || owner === ofFile) && line && { line: Number(line), column: Number(column) }),
  };
}

/** Reports what nobody catches, and what is told; each only once. */
export function createClientReports(
  remotes: readonly Remote[],
  page: Pick<Window, 'addEventListener'>,
  send: (report: ClientReport) => void,
): ClientReports {
  const told = new Set<string>();
  const seen = new WeakSet<object>();
  const tell: ClientReports['tell'] = (error, name) => {
    // What was told with its remote reaches the window as well.
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const report = reportOf(error, remotes, name);
    const key = JSON.stringify(report);
    if (!report || told.has(key) || told.size >= MOST) return;
    told.add(key);
    send(report);
  };
  page.addEventListener('error', ({ error }) => tell(error));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return { tell };
}

/** Sends also while a page is left. */
export function sendReport(report: ClientReport): void {
  navigator.sendBeacon(CLIENT_REPORTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

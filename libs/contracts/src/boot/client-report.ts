// No schema here: these values stand in the shell's first chunk.

/** Takes what browsers and the shell report: refusals of the policy, loads that failed, errors of remotes. */
export const CLIENT_REPORTS_PATH = '/live/reports';

/** Kinds of errors that are told apart; everything else is an Error. A message is never told: it may quote a person. */
export const REPORTED_ERRORS = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'RemoteLoadError',
  'ChunkLoadError',
  'TimeoutError',
] as const;

/** What the shell says of a failure: where it came from, in files of ours. */
export type ClientReport = {
  kind: 'load' | 'error';
  error: (typeof REPORTED_ERRORS)[number];
  /** Name and hash of the release; the shell itself has them as well. */
  name: string;
  release: string;
  /** Place in a file of the release, where one is known. */
  file?: string;
  line?: number;
  column?: number;
};

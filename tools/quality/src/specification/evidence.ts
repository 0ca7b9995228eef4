/** A tagged test: found in a source, or reported by a run. */
export type Evidence = {
  ids: string[];
  /** Relative to the workspace, with forward slashes. */
  file: string;
  /** Titles from the outermost describe inwards, without tags. */
  title: string;
  outcome: 'written' | 'passed' | 'failed' | 'skipped';
};

/** The tests of this tool speak of tags without showing a statement. */
export const OWN_TESTS = 'tools/quality/src/specification/';

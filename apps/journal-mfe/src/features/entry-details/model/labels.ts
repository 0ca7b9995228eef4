/** Characters that a tag or a name may have; the service refuses more. */
const LABEL_LIMIT = 80;

/** What stands between commas of any script, each once and without its sign. */
export const labelsIn = (entered: string): string[] => [
  ...new Set(
    entered
      .split(/[,،;؛\n]/u)
      .map((label) => label.trim().replace(/^[#@]/u, '').trim())
      .filter((label) => label !== ''),
  ),
];

/** Whether one of them is longer than it may be. */
export const hasTooLongLabel = (labels: readonly string[]): boolean =>
  labels.some((label) => label.length > LABEL_LIMIT);

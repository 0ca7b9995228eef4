/** What a log says of an error: its name, code and where it was thrown. Its words may quote what a person wrote. */
export type Failure = { name: string; code?: string; stack?: string };

/** What may be logged of an error that came up in somebody's rows, whoever threw it. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...(stack && { stack: stack.join('\n') }),
  };
}

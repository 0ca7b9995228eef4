import * as z from 'zod';

/** The environment does not fit the schema; the message lists everything that is wrong, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(['Configuration is not usable:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads a service's environment through its schema; an empty value counts as absent.
 *
 * @throws ConfigError naming every wrong variable at once, never its value.
 */
export function parseConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const isMissing = issue.code === 'invalid_type' && !(name in given);
      return `${name}: ${isMissing ? 'is required' : issue.message}`;
    }),
  );
}

/** A TCP port; 0 asks the system for a free one. */
export const portSetting = z.coerce.number().int().min(0).max(65_535);

/** How many there may be, or how much of something there is; 0 stands for any number where a setting says so. */
export const countSetting = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** A switch written as `true` or `false`. */
export const booleanSetting = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** A secret that signs tokens: at least 32 characters. */
export const secretSetting = z.string().min(32, 'must have at least 32 characters');

/** Levels of the log, from loud to quiet. */
export const logLevelSetting = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

import { booleanSetting } from '@reflectory/server-kit';
import * as z from 'zod';

/** What an operator decides about the data API. */
export type DataApiSettings = {
  /** Exposed schemas; the first is meant where a request names none. */
  schemas: readonly string[];
  /** Rows of one answer at most; null where there is no bound. */
  maxRows: number | null;
  /** Tables that are embedded in each other, rows embedded in one answer and its bytes at most; null: no bound. */
  maxDepth: number | null;
  maxEmbeddedRows: number | null;
  maxAnswerBytes: number | null;
  /** Whether callers may see plans of their statements. */
  isPlanShown: boolean;
  /** Whether `Prefer: tx=rollback` undoes what a request did. */
  mayRollBack: boolean;
};

/** What counts where nothing was decided. */
export const defaultDataApiSettings: DataApiSettings = {
  schemas: ['public'],
  maxRows: 1000,
  maxDepth: 8,
  maxEmbeddedRows: 20_000,
  maxAnswerBytes: 16 * 1024 * 1024,
  isPlanShown: false,
  mayRollBack: true,
};

const bound = (fallback: number | null) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .default(fallback ?? 0);
const noneAtZero = (value: number) => (value === 0 ? null : value);

/** The environment of the data API. */
export const dataApiEnvironment = {
  /** Schemas that /rest/v1 exposes, between commas; the first is meant where a request names none. */
  CORE_API_REST_SCHEMAS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().min(1).max(63)).min(1))
    .default([...defaultDataApiSettings.schemas]),
  /** Rows of one answer at most; 0 for no bound. */
  CORE_API_REST_MAX_ROWS: bound(defaultDataApiSettings.maxRows),
  /** Tables embedded in each other, rows embedded in one answer, and bytes of one answer at most; 0 for no bound. */
  CORE_API_REST_MAX_DEPTH: bound(defaultDataApiSettings.maxDepth),
  CORE_API_REST_MAX_EMBEDDED_ROWS: bound(defaultDataApiSettings.maxEmbeddedRows),
  CORE_API_REST_MAX_ANSWER_BYTES: bound(defaultDataApiSettings.maxAnswerBytes),
  /** Whether callers may see how the database would answer; plans tell of other people's data. */
  CORE_API_REST_SHOW_PLANS: booleanSetting.default(defaultDataApiSettings.isPlanShown),
  /** Whether a request may ask to be undone. */
  CORE_API_REST_ROLLBACK: booleanSetting.default(defaultDataApiSettings.mayRollBack),
};

/** Settings of an environment that was checked. */
export function readDataApiSettings(
  environment: z.output<z.ZodObject<typeof dataApiEnvironment>>,
): DataApiSettings {
  return {
    schemas: environment.CORE_API_REST_SCHEMAS,
    maxRows: noneAtZero(environment.CORE_API_REST_MAX_ROWS),
    maxDepth: noneAtZero(environment.CORE_API_REST_MAX_DEPTH),
    maxEmbeddedRows: noneAtZero(environment.CORE_API_REST_MAX_EMBEDDED_ROWS),
    maxAnswerBytes: noneAtZero(environment.CORE_API_REST_MAX_ANSWER_BYTES),
    isPlanShown: environment.CORE_API_REST_SHOW_PLANS,
    mayRollBack: environment.CORE_API_REST_ROLLBACK,
  };
}

/** A statement with its bound values. */
export type Statement = { text: string; values: readonly unknown[] };

/** Collects values while a statement is written. */
export type Binder = {
  /** Remembers a value and returns its placeholder. */
  bind(value: unknown): string;
  values: readonly unknown[];
};

/** Starts the list of values of one statement. */
export function createBinder(): Binder {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** The alias of the row at hand in every statement. */
export const ROW = 't';

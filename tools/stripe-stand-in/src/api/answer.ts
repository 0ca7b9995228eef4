import type { State } from '../store.ts';

type Objects = Record<string, object>;

/** Puts the object in the place of its id, for each path asked for (`data.latest_invoice`). */
export function expanded(state: State, body: object, paths: readonly string[] = []): object {
  const answer = structuredClone(body);
  for (const path of paths) fill(state, answer, path.split('.'));
  return answer;
}

function fill(state: State, target: unknown, [key, ...rest]: readonly string[]): void {
  if (Array.isArray(target)) {
    for (const one of target) fill(state, one, key === undefined ? [] : [key, ...rest]);
    return;
  }
  if (!key || typeof target !== 'object' || target === null) return;
  const fields = target as Record<string, unknown>;
  const value = fields[key];
  if (typeof value === 'string') fields[key] = find(state, value) ?? value;
  fill(state, fields[key], rest);
}

function find(state: State, id: string): object | undefined {
  const all: Objects[] = [
    state.customers,
    state.products,
    state.prices,
    state.paymentMethods,
    state.subscriptions,
    state.invoices,
    state.checkouts,
  ];
  const found = all.map((objects) => objects[id]).find((object) => object !== undefined);
  return found && structuredClone(found);
}

/** One page of a list, newest first. */
export function listOf<T extends { id: string; created: number }>(
  objects: readonly T[],
  url: string,
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
): object {
  const sorted = objects.toReversed().toSorted((a, b) => b.created - a.created);
  const from = after ? sorted.findIndex(({ id }) => id === after) + 1 : 0;
  const data = sorted.slice(from, from + limit);
  return { object: 'list', url, has_more: sorted.length > from + limit, data };
}

/** Something said of a step, with what is said of the steps within it, thing by thing. */
export type StepGroup<Item> = { item: Item; things: { at: number; items: Item[] }[] };

/** What was or would be done, in its order: what belongs to a thing of a list lies below the list. */
export function groupByThing<Item>(
  items: readonly Item[],
  atOf: (item: Item) => number | null,
): StepGroup<Item>[] {
  const groups: StepGroup<Item>[] = [];
  for (const item of items) {
    const at = atOf(item);
    const group = groups.at(-1);
    if (at === null || !group) {
      groups.push({ item, things: [] });
      continue;
    }
    const thing = group.things.at(-1);
    if (thing?.at === at) thing.items.push(item);
    else group.things.push({ at, items: [item] });
  }
  return groups;
}

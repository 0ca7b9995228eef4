/** A goal as a node of its tree. */
export type GoalNode = {
  id: string;
  /** The goal that it serves; null at the top, and where it cannot be seen. */
  parentId: string | null;
  /** How far its own key results are, from 0 to 1. */
  shares: readonly number[];
  /** What became of it: what was dropped counts nothing for the goal above. */
  state: 'open' | 'reached' | 'dropped';
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Goals by the goal above; what is above a goal that is not among them stands at the top. */
export function childrenOf<Node extends Pick<GoalNode, 'id' | 'parentId'>>(
  goals: readonly Node[],
): ReadonlyMap<string | null, Node[]> {
  const known = new Set(goals.map(({ id }) => id));
  const looped = loopedGoals(goals);
  return Map.groupBy(goals, ({ id, parentId }) =>
    parentId !== null && known.has(parentId) && !looped.has(id) ? parentId : null,
  );
}

/** Goals above which there is no top. A service refuses them; devices that wrote without one another may make them. */
function loopedGoals(goals: readonly Pick<GoalNode, 'id' | 'parentId'>[]): ReadonlySet<string> {
  const parentOf = new Map(goals.map(({ id, parentId }) => [id, parentId]));
  const looped = new Set<string>();
  for (const { id } of goals) {
    const seen = new Set<string>();
    let at: string | null = id;
    while (at !== null && !seen.has(at)) {
      seen.add(at);
      at = parentOf.get(at) ?? null;
    }
    if (at === id) looped.add(id);
  }
  return looped;
}

/**
 * How far each goal is, from 0 to 1: the mean of its key results and of the goals beneath it, each of these as much as one
 * key result. A goal that was reached is whole; null where there is nothing to go by.
 */
export function progressOf(goals: readonly GoalNode[]): ReadonlyMap<string, number | null> {
  const beneath = childrenOf(goals);
  const found = new Map<string, number | null>();
  const visit = (goal: GoalNode): number | null => {
    const below = (beneath.get(goal.id) ?? []).map((child) => [child, visit(child)] as const);
    const counted = below.flatMap(([{ state }, share]) =>
      state === 'dropped' || share === null ? [] : [share],
    );
    const share = goal.state === 'reached' ? 1 : meanOf([...goal.shares, ...counted]);
    found.set(goal.id, share);
    return share;
  };
  for (const goal of beneath.get(null) ?? []) visit(goal);
  return found;
}

/** Whether a goal may serve another one: not itself, and none that serves it. */
export function maySupport(
  goals: readonly Pick<GoalNode, 'id' | 'parentId'>[],
  goal: string,
  above: string,
): boolean {
  const parentOf = new Map(goals.map(({ id, parentId }) => [id, parentId]));
  const seen = new Set<string>();
  for (let at: string | null = above; at !== null && !seen.has(at); at = parentOf.get(at) ?? null) {
    if (at === goal) return false;
    seen.add(at);
  }
  return true;
}

/**
 * Names for statements that come again, by which the server parses and plans each of them once on a connection. Callers
 * decide what a statement looks like, so only so many have a name, and those who came once have none.
 */
export type StatementNames = {
  /** Name of a text for a role, whose policies are part of the plan; undefined for one that is new. */
  find(role: string, text: string): string | undefined;
  /** Grows when all names are forgotten: a connection that knows older ones holds plans that nobody asks for. */
  generation(): number;
};

/** Names are forgotten together when there are `maxNames`; of texts seen once `maxSeen` are remembered. */
export function createStatementNames({ maxNames = 100, maxSeen = 1000 } = {}): StatementNames {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let generation = 0;
  return {
    find(role, text) {
      const key = `${role} ${text}`;
      const known = names.get(key);
      if (known !== undefined) return known;
      if (!seen.delete(key)) {
        if (seen.size >= maxSeen) seen.clear();
        seen.add(key);
        return undefined;
      }
      if (names.size >= maxNames) {
        names.clear();
        generation += 1;
      }
      const name = `s${generation}-${names.size}`;
      names.set(key, name);
      return name;
    },
    generation: () => generation,
  };
}

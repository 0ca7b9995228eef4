/** Parts within parts: what lies deeper is no message. */
const DEEPEST = 32;

const depthOf = (part: unknown, depth = 0): number => {
  if (depth > DEEPEST || part === null || typeof part !== 'object') return depth;
  return Math.max(depth, ...Object.values(part).map((one) => depthOf(one, depth + 1)));
};

/** What a call says, as JSON; undefined where its words are not what its type says, or lie too deep. */
export function readCall(type: 'json' | 'form' | 'text', body: string): unknown {
  // PostgreSQL keeps no such character.
  const text = body.replaceAll('\0', '');
  if (type === 'text') return { text };
  if (type === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const read: unknown = JSON.parse(text.replaceAll(String.raw`\u0000`, ''));
    return depthOf(read) > DEEPEST ? undefined : read;
  } catch {
    return undefined;
  }
}

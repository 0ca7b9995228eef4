import type { TranscriptSegment } from '@reflectory/contracts/voice';

/** Lines in place of segments: as many keep their times, others share those of what they replace. */
function spread(
  lines: readonly string[],
  replaced: readonly TranscriptSegment[],
  at: number,
): TranscriptSegment[] {
  if (lines.length === replaced.length) {
    return replaced.map((segment, index) => ({ ...segment, text: lines[index] ?? '' }));
  }
  const start = replaced[0]?.start ?? at;
  const share = ((replaced.at(-1)?.end ?? start) - start) / lines.length;
  return lines.map((text, index) => ({
    start: start + index * share,
    end: start + (index + 1) * share,
    text,
  }));
}

/** A transcript that a person wrote anew, a line a segment: lines that stayed keep their times. */
export function editedSegments(
  segments: readonly TranscriptSegment[],
  text: string,
): { text: string; segments: TranscriptSegment[] } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const edited: TranscriptSegment[] = [];
  let next = 0;
  let changed: string[] = [];
  const settle = (until: number): void => {
    edited.push(...spread(changed, segments.slice(next, until), segments[next - 1]?.end ?? 0));
    changed = [];
  };
  for (const line of lines) {
    const same = segments.findIndex((segment, at) => at >= next && segment.text === line);
    const stayed = segments[same];
    if (!stayed) {
      changed.push(line);
      continue;
    }
    settle(same);
    edited.push(stayed);
    next = same + 1;
  }
  settle(segments.length);
  return { text: lines.join(' '), segments: edited };
}

import type { EntryGrowth } from '@reflectory/contracts/journal';
import { libraryFramework } from '@reflectory/domain/frameworks';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReadEntry } from '../features/insight/api/use-entry.ts';
import type { Passage } from '../features/insight/model/passages.ts';

/** The answers of an entry by the steps of its framework; null where it has none, or was changed since. */
function guidedBy(framework: string, passages: readonly Passage[]): EntryGrowth['guided'] {
  const answers = passages.flatMap(({ step, text, offset }) =>
    step === null || text === '' ? [] : [{ step, text, start: offset }],
  );
  if (answers.length === 0) return null;
  return { framework: libraryFramework(framework)?.key ?? framework, answers };
}

export type EntryGrowthPlaceProps = { entry: ReadEntry; passages: readonly Passage[] };

/** What grew out of an entry, as other areas show it. */
export function EntryGrowthPlace({ entry, passages }: EntryGrowthPlaceProps) {
  const { Slot } = usePlatform();
  const { id: entryId, version, text, framework } = entry;
  return (
    <Slot name="entry.growth" props={{ entryId, version, text, guided: guidedBy(framework, passages) }} />
  );
}

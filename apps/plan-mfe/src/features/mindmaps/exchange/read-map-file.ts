import { fitDraft, type LeftOut, type MapDraft, readMap, type Topic } from '@reflectory/domain/mindmaps';

/** A map that a file holds, what of it does not come, and how many nodes there are in all. */
export type ReadMapFile = { draft: MapDraft; left: LeftOut; count: number };

/** @throws ImportError */
export async function readMapFile(file: File): Promise<ReadMapFile> {
  const draft = await readMap(new Uint8Array(await file.arrayBuffer()), file.name);
  const left = fitDraft(draft);
  return { draft, left, count: left.nodes + countBelow(draft.root) };
}

function countBelow({ children }: Topic): number {
  const all = [...children];
  for (const topic of all) all.push(...topic.children);
  return all.length;
}

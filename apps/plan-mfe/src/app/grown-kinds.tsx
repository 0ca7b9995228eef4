import { cardKind } from '../features/boards/from-sentence/grown-kind.ts';
import type { ComponentType } from 'react';
import { focusKind } from '../features/focus/from-sentence/grown-kind.ts';
import { goalKind } from '../features/goals/from-sentence/grown-kind.ts';
import { mapKind } from '../features/mindmaps/from-sentence/grown-kind.ts';
import type { GrownKind } from '../shared/from-sentence/grown-kind.ts';
import { GrownKindsContext } from '../shared/from-sentence/grown-kinds.ts';

/** All that grows out of sentences, in the order in which it is offered. */
const grownKinds: readonly GrownKind[] = [goalKind, mapKind, focusKind, cardKind];

/** A part of another area's screen that knows all kinds. */
export function withGrownKinds<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithKinds(props: Props) {
    return (
      <GrownKindsContext value={grownKinds}>
        <Part {...props} />
      </GrownKindsContext>
    );
  };
}

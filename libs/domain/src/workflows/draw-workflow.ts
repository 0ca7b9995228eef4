import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { nameOfPlace, type StepPlace } from './step-places.ts';
import { type Way, waysOf } from './walk-steps.ts';

/** What a box of the drawing stands for; `nothing` is a way without a step. */
type DrawnPart =
  | { kind: 'trigger' | 'conditions' }
  | { kind: 'step'; step: WorkflowStep; place: StepPlace }
  | { kind: 'nothing'; way: Way };
/** A box: how far along it stands, and the middle of it across, both counted in boxes. */
export type DrawnBox = DrawnPart & {
  id: string;
  rank: number;
  lane: number;
  /** Where a step comes to stand that is added behind it. */
  behind: StepPlace;
};
/** A line from one box to the next, on a way into a step, out of a list that was gone through, or on none. */
export type DrawnLine = { from: string; to: string; way: Way | 'after' | null };
/** A routine as boxes in the order in which it is read, with the lines between them. */
export type Drawing = { boxes: DrawnBox[]; lines: DrawnLine[]; ranks: number; lanes: number };

type Open = Omit<DrawnLine, 'to'>;
type Room = { within: StepPlace['within']; rank: number; lane: number; lanes: number };

const lanesOf = (steps: readonly WorkflowStep[]): number =>
  Math.max(1, ...steps.map((step) => waysOf(step).reduce((sum, one) => sum + lanesOf(one.steps), 0)));
const ranksOf = (steps: readonly WorkflowStep[]): number =>
  steps.reduce((sum, step) => {
    const ways = waysOf(step).map((one) => Math.max(1, ranksOf(one.steps)));
    return sum + 1 + Math.max(0, ...ways);
  }, 0);

/** Puts a box down, and leads to it what is open. */
function put(drawing: Drawing, box: DrawnBox, open: readonly Open[]): Open[] {
  drawing.boxes.push(box);
  drawing.lines.push(...open.map((one) => ({ ...one, to: box.id })));
  return [{ from: box.id, way: null }];
}

/** Draws steps one after the other; the lines that are open at their end. */
function putSteps(
  drawing: Drawing,
  steps: readonly WorkflowStep[],
  { within, rank, lane, lanes }: Room,
  before: readonly Open[],
): Open[] {
  let open = [...before];
  let along = rank;
  for (const [at, step] of steps.entries()) {
    const place = { within, at };
    const id = nameOfPlace(place);
    const box = { rank: along, lane: lane + lanes / 2, behind: { within, at: at + 1 } };
    open = put(drawing, { ...box, id, kind: 'step', step, place }, open);
    const ways = waysOf(step);
    if (ways.length > 0) {
      let left = lane + (lanes - lanesOf([step])) / 2;
      open = ways.flatMap((one) => {
        const room = {
          within: [...within, { at, way: one.way }],
          rank: along + 1,
          lane: left,
          lanes: lanesOf(one.steps),
        };
        left += room.lanes;
        return putWay(drawing, one.steps, room, { from: id, way: one.way });
      });
    }
    if (step.kind === 'for-each') open = open.map(({ from }) => ({ from, way: 'after' }));
    along += ranksOf([step]);
  }
  return open;
}

function putWay(drawing: Drawing, steps: readonly WorkflowStep[], room: Room, from: Open & { way: Way }) {
  if (steps.length > 0) return putSteps(drawing, steps, room, [from]);
  const behind = { within: room.within, at: 0 };
  const box = { id: `${from.from}/${from.way}`, rank: room.rank, lane: room.lane + room.lanes / 2, behind };
  return put(drawing, { ...box, kind: 'nothing', way: from.way }, [from]);
}

/** Lays a routine out; the document alone decides where what stands. */
export function drawWorkflow({ conditions, steps }: WorkflowDocument): Drawing {
  const lanes = lanesOf(steps);
  const drawing: Drawing = { boxes: [], lines: [], ranks: 0, lanes };
  const behind = { within: [], at: 0 };
  const heads = conditions ? (['trigger', 'conditions'] as const) : (['trigger'] as const);
  let open: Open[] = [];
  for (const [rank, kind] of heads.entries())
    open = put(drawing, { id: kind, kind, rank, lane: lanes / 2, behind }, open);
  putSteps(drawing, steps, { within: [], rank: heads.length, lane: 0, lanes }, open);
  return { ...drawing, ranks: heads.length + ranksOf(steps) };
}

import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { nameOfPlace, type StepPlace, type Way } from './step-places.ts';

/** What a box of the drawing stands for; `nothing` is a way of a branch without a step. */
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
/** A line from one box to the next, on a way of a branch or on none. */
export type DrawnLine = { from: string; to: string; way: Way | null };
/** A routine as boxes in the order in which it is read, with the lines between them. */
export type Drawing = { boxes: DrawnBox[]; lines: DrawnLine[]; ranks: number; lanes: number };

type Open = Omit<DrawnLine, 'to'>;
type Room = { within: StepPlace['within']; rank: number; lane: number; lanes: number };

const lanesOf = (steps: readonly WorkflowStep[]): number =>
  Math.max(1, ...steps.map((step) => (step.kind === 'branch' ? lanesOf(step.yes) + lanesOf(step.no) : 1)));
const ranksOf = (steps: readonly WorkflowStep[]): number =>
  steps.reduce(
    (sum, step) => sum + (step.kind === 'branch' ? 1 + Math.max(1, ranksOf(step.yes), ranksOf(step.no)) : 1),
    0,
  );

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
    if (step.kind === 'branch') {
      const own = lanesOf([step]);
      let left = lane + (lanes - own) / 2;
      open = (['yes', 'no'] as const).flatMap((way) => {
        const room = {
          within: [...within, { at, way }],
          rank: along + 1,
          lane: left,
          lanes: lanesOf(step[way]),
        };
        left += room.lanes;
        return putWay(drawing, step[way], room, { from: id, way });
      });
    }
    along += ranksOf([step]);
  }
  return open;
}

function putWay(
  drawing: Drawing,
  steps: readonly WorkflowStep[],
  room: Room,
  from: Open & { way: Way | null },
) {
  if (steps.length > 0 || from.way === null) return putSteps(drawing, steps, room, [from]);
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

import type { WorkflowStep } from '@reflectory/contracts/workflows';
import type { DrawnBox, PartState, StepPlace } from '@reflectory/domain/workflows';
import { Icon, IconButton, Menu } from '@reflectory/design-system';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { type StepRoom, useNewStep } from '../model/use-new-step.ts';
import classes from './drawing.module.css';

/** What a box is drawn from. */
export type BoxData = {
  box: DrawnBox;
  /** What stands above its sentence: when, if, or the way of a branch that begins here. */
  kicker: string | null;
  sentence: string;
  direction: 'ltr' | 'rtl';
  /** What became of it in the run that is looked at. */
  state: PartState | null;
  /** Why it cannot be published as it is. */
  problem: string | null;
  places: Places;
  onChoose: (() => void) | null;
  onAdd: ((step: WorkflowStep) => void) | null;
  onFocus(): void;
};
export type BoxNode = Node<BoxData, 'box'>;

const ICONS = {
  done: 'check',
  held: 'check',
  failed: 'circle-alert',
  waiting: 'timer',
  unmet: 'minus',
  left: 'circle',
} as const;

const isInList = ({ within }: StepPlace) => within.some(({ way }) => way === 'each');

/** A part of a routine in the drawing. */
export function DrawingBox({ data, sourcePosition, targetPosition }: NodeProps<BoxNode>) {
  const { t } = useTranslation('flows');
  const { box, kicker, sentence, direction, state, problem, onChoose, onAdd, onFocus } = data;
  const isEach = box.kind === 'step' && isInList(box.place);
  const words = (
    <>
      {kicker && <span className={classes.kicker}>{kicker}</span>}
      <span className={classes.words} dir="auto">
        {sentence}
      </span>
      {state && (
        <span className={classes.state}>
          <Icon name={ICONS[state]} size={16} /> {t(`workflows.drawing.states.${state}`)}
        </span>
      )}
      {problem && <span className={classes.problem}>{problem}</span>}
    </>
  );
  return (
    <div
      className={classes.box}
      dir={direction}
      data-kind={box.kind}
      data-each={isEach || undefined}
      data-state={problem ? 'failed' : (state ?? undefined)}
    >
      <Handle
        type="target"
        position={targetPosition ?? Position.Left}
        isConnectable={false}
        className={classes.end ?? ''}
      />
      {onChoose ? (
        <button type="button" className={classes.part} onClick={onChoose} onFocus={onFocus}>
          {words}
        </button>
      ) : (
        <div className={classes.part}>{words}</div>
      )}
      {onAdd && (
        <AddBehind
          name={kicker ? `${kicker} ${sentence}` : sentence}
          room={{ depth: box.behind.within.length, isInList: isInList(box.behind) }}
          places={data.places}
          isDown={sourcePosition === Position.Bottom}
          onAdd={onAdd}
        />
      )}
      <Handle
        type="source"
        position={sourcePosition ?? Position.Right}
        isConnectable={false}
        className={classes.end ?? ''}
      />
    </div>
  );
}

type AddBehindProps = {
  name: string;
  room: StepRoom;
  places: Places;
  isDown: boolean;
  onAdd(step: WorkflowStep): void;
};

function AddBehind({ name, room, places, isDown, onAdd }: AddBehindProps) {
  const { t } = useTranslation('flows');
  const { kinds, make } = useNewStep(places, room);
  const label = t('workflows.drawing.addBehind', { step: name });
  return (
    <div className={`nopan ${classes.add}`} data-down={isDown || undefined}>
      <Menu
        label={label}
        trigger={<IconButton icon="plus" size="small" label={label} className={classes.plus ?? ''} />}
        items={kinds.map(({ kind, label: name }) => ({
          id: kind,
          label: name,
          onAction: () => onAdd(make(kind)),
        }))}
      />
    </div>
  );
}

import { CARD_PRIORITIES, type CardFilter, type CardSort } from '@reflectory/contracts/boards';
import { Select, Switch, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useOpenBoard, useScene } from '../model/board-context.ts';
import { filterOf, type LookingState } from '../model/use-looking.ts';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

const DUES = ['overdue', 'today', 'week', 'none'] as const;
const SORTS: readonly CardSort[] = ['rank', 'title', 'due', 'priority', 'estimate', 'created'];
const ANY = 'any';

const toggled = <Value,>(list: readonly Value[] | undefined, value: Value): Value[] =>
  list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value];

type Choice<Value> = { value: Value; label: string };
type ChoicesProps<Value> = {
  title: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[] | undefined;
  onChange(values: Value[]): void;
};

/** Several of some, each on or off. */
function Choices<Value extends string>({ title, choices, chosen, onChange }: ChoicesProps<Value>) {
  if (choices.length === 0) return null;
  return (
    <CardPart title={title}>
      <div className={classes.chips}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={chosen?.includes(value) ?? false}
            onClick={() => onChange(toggled(chosen, value))}
          >
            {label}
          </button>
        ))}
      </div>
    </CardPart>
  );
}

/** Which cards are shown, and in which order. */
export function CardFilterForm({ state }: { state: LookingState }) {
  const { t } = useTranslation('plan');
  const { people } = useOpenBoard();
  const { labels } = useScene();
  const filter = filterOf(state.looking);
  const change = (fields: Partial<CardFilter>) => state.change({ filter: { ...filter, ...fields } });
  return (
    <div className={classes.form}>
      <TextField
        label={t('boards.filter.text')}
        type="search"
        value={filter.text ?? ''}
        maxLength={200}
        onChange={(text) => change({ text })}
      />
      <Choices
        title={t('boards.card.labels')}
        choices={labels.map(({ id, title, color }) => ({
          value: id,
          label: title || t(`boards.colors.${color}`),
        }))}
        chosen={filter.labels}
        onChange={(chosen) => change({ labels: chosen })}
      />
      <Choices
        title={t('boards.card.people')}
        choices={people.list.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={filter.people}
        onChange={(chosen) => change({ people: chosen })}
      />
      <Choices
        title={t('boards.card.priority')}
        choices={CARD_PRIORITIES.map((value) => ({ value, label: t(`boards.priorities.${value}`) }))}
        chosen={filter.priorities}
        onChange={(chosen) => change({ priorities: chosen })}
      />
      <FilterChoices state={state} />
    </div>
  );
}

function FilterChoices({ state }: { state: LookingState }) {
  const { t } = useTranslation('plan');
  const filter = filterOf(state.looking);
  const { sort = 'rank', isDescending = false } = state.looking.settings;
  const change = (fields: Partial<CardFilter>) => state.change({ filter: { ...filter, ...fields } });
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('boards.filter.due')}
          value={filter.due ?? ANY}
          options={[
            { value: ANY, label: t('boards.filter.dues.any') },
            ...DUES.map((value) => ({ value, label: t(`boards.filter.dues.${value}`) })),
          ]}
          onChange={(value) => {
            const { due: _due, ...rest } = filter;
            const due = DUES.find((one) => one === value);
            state.change({ filter: due ? { ...rest, due } : rest });
          }}
        />
        <Select
          label={t('boards.filter.sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`boards.filter.sorts.${value}`) }))}
          onChange={(value) => state.change({ sort: SORTS.find((one) => one === value) ?? 'rank' })}
        />
      </div>
      <Switch isSelected={isDescending} onChange={(isOn) => state.change({ isDescending: isOn })}>
        {t('boards.filter.descending')}
      </Switch>
      <Switch isSelected={filter.isOpen ?? false} onChange={(isOpen) => change({ isOpen })}>
        {t('boards.filter.isOpen')}
      </Switch>
      <Switch
        isSelected={state.looking.settings.hasLanes ?? false}
        onChange={(hasLanes) => state.change({ hasLanes })}
      >
        {t('boards.filter.lanes')}
      </Switch>
    </>
  );
}

import {
  type InnerStep,
  NOT_CHOSEN,
  NOT_WRITTEN,
  type ThingList,
  type WorkflowDocument,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@reflectory/contracts/workflows';

/** A text of a template in the language at hand, by its name. */
export type Say = (name: string) => string;
type Shape = (say: Say) => WorkflowDocument;

const board = { board_id: NOT_CHOSEN, column_id: NOT_CHOSEN };
/** A page puts in the clocks of whoever begins with it. */
const at = (time: string, rule: string): WorkflowTrigger => ({
  kind: 'schedule',
  rule,
  time,
  zone: 'UTC',
  starts_on: '2026-01-01',
});
const after = (framework: string): WorkflowTrigger => ({ kind: 'session-finished', framework });
const suggest = (framework: string): WorkflowStep => ({
  id: 'suggest',
  kind: 'suggest-framework',
  framework,
});
const wait = (amount: number, unit: 'hours' | 'days' | 'months'): WorkflowStep => ({
  id: 'wait',
  kind: 'wait',
  amount,
  unit,
});
const focus = (title: string, minutes: number, inDays = 0): InnerStep => ({
  id: 'focus',
  kind: 'plan-focus',
  title,
  minutes,
  in_days: inDays,
});
const forEach = (list: ThingList, each: InnerStep[]): WorkflowStep => ({
  id: 'each',
  kind: 'for-each',
  list,
  each,
});
const notify = (text: string): WorkflowStep => ({ id: 'notify', kind: 'notify', text });
const routine = (
  trigger: WorkflowTrigger,
  steps: WorkflowStep[],
  conditions: WorkflowDocument['conditions'] = null,
) => ({
  trigger,
  conditions,
  steps,
});

/** Routines that one can begin with. None holds an address or a consent. */
export const templateShapes: Readonly<Record<string, Shape>> = {
  'anxious-walk': (say) => routine(after('anxious'), [focus(say('focus'), 20), notify(say('notify'))]),
  'friday-week': () => routine(at('16:00', 'FREQ=WEEKLY;BYDAY=FR'), [suggest('weekly-review')]),
  'low-kindness': () =>
    routine({ kind: 'mood-at-or-under', value: -40 }, [wait(1, 'hours'), suggest('self-compassion')]),
  'morning-intention': () =>
    routine(at('08:00', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'), [suggest('morning-intention')]),
  'evening-review': () => routine(at('21:00', 'FREQ=DAILY'), [suggest('evening-review')]),
  'goal-half-hour': (say) => routine({ kind: 'goal-off-plan' }, [focus(say('focus'), 30, 1)]),
  'goal-pre-mortem': () => routine({ kind: 'goal-off-plan' }, [suggest('pre-mortem')]),
  'card-lesson': (say) => routine({ kind: 'card-moved', ...board }, [notify(say('notify'))]),
  'night-writing': (say) =>
    routine({ kind: 'entry-finished' }, [{ id: 'tag', kind: 'tag-entry', tag: say('tag') }], {
      is: 'any',
      of: [
        { is: 'at-least', field: 'hour', value: 23 },
        { is: 'at-most', field: 'hour', value: 4 },
      ],
    }),
  'long-entries': (say) =>
    routine({ kind: 'entry-finished' }, [{ id: 'tag', kind: 'tag-entry', tag: say('tag') }], {
      is: 'at-least',
      field: 'words',
      value: 800,
    }),
  'tension-talk': () => routine(after('tension'), [wait(1, 'days'), suggest('difficult-conversation')]),
  'decision-later': (say) => routine(after('decision-journal'), [wait(3, 'months'), notify(say('notify'))]),
  'letter-arrives': (say) =>
    routine(after('letter-to-self'), [
      wait(6, 'months'),
      { id: 'mail', kind: 'mail', subject: say('subject'), text: say('text') },
    ]),
  'sunday-gratitude': () => routine(at('19:00', 'FREQ=WEEKLY;BYDAY=SU'), [suggest('gratitude')]),
  'month-goal': (say) =>
    routine(at('09:00', 'FREQ=MONTHLY;BYMONTHDAY=1'), [
      { id: 'goal', kind: 'make-goal', title: say('goal'), days: 30 },
    ]),
  'year-review': () =>
    routine(at('10:00', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=30'), [suggest('year-in-review')]),
  'idea-card': (say) =>
    routine({ kind: 'entry-finished' }, [{ id: 'card', kind: 'make-card', ...board, title: '{title}' }], {
      is: 'has',
      field: 'tags',
      value: say('tag'),
    }),
  'quiet-button': (say) => routine({ kind: 'button' }, [focus(say('focus'), 15), notify(say('notify'))]),
  'low-energy': (say) =>
    routine(
      { kind: 'entry-finished' },
      [
        {
          id: 'evening',
          kind: 'branch',
          if: { is: 'at-least', field: 'hour', value: 18 },
          yes: [notify(say('notify'))],
          no: [focus(say('focus'), 15)],
        },
      ],
      { is: 'at-most', field: 'energy', value: -40 },
    ),
  'overdue-mornings': () =>
    routine(at('08:15', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'), [
      forEach({ of: 'cards', board_id: NOT_CHOSEN, column_id: null, due: 'overdue' }, [focus('{title}', 30)]),
    ]),
  'goals-monday': (say) =>
    routine(at('07:30', 'FREQ=WEEKLY;BYDAY=MO'), [forEach({ of: 'goals' }, [focus(say('focus'), 30)])]),
  'ideas-month': (say) =>
    routine(at('10:00', 'FREQ=MONTHLY;BYMONTHDAY=1'), [
      forEach({ of: 'entries', tag: say('tag'), days: 31 }, [
        { id: 'card', kind: 'make-card', ...board, title: '{title}' },
      ]),
    ]),
  'circle-week': (say) =>
    routine(after('weekly-review'), [
      { id: 'draft', kind: 'draft-post', circle_id: NOT_CHOSEN, text: say('text') },
    ]),
  'meeting-arrive': (say) =>
    routine({ kind: 'meeting-near', moment: 'before', minutes: 10 }, [notify(say('notify'))], {
      is: 'contains',
      field: 'title',
      value: say('word'),
    }),
  'meeting-after': () =>
    routine({ kind: 'meeting-near', moment: 'after', minutes: 5 }, [suggest('meeting-debrief')], {
      is: 'contains',
      field: 'title',
      value: NOT_WRITTEN,
    }),
  'habit-smaller': (say) =>
    routine({ kind: 'habit-skipped' }, [wait(12, 'hours'), notify(say('notify')), focus(say('focus'), 5, 1)]),
  'theme-again': (say) =>
    routine({ kind: 'theme-seen', theme: 'work', times: 3, days: 30 }, [
      { id: 'node', kind: 'map-node', map_id: NOT_CHOSEN, text: '{title}' },
      notify(say('notify')),
    ]),
  'decision-day': (say) =>
    routine({ kind: 'decision-due', time: '08:30', zone: 'UTC' }, [
      focus(say('focus'), 20),
      notify(say('notify')),
    ]),
  'debrief-next-day': (say) =>
    routine(after('meeting-debrief'), [{ id: 'card', kind: 'make-card', ...board, title: say('card') }]),
};

import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const moment = '2026-01-01T10:00:00Z';

/** A session to which something can happen. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'focus_sessions',
    row: {
      id: idOf('focus', person),
      user_id: person.id,
      mode: 'flow',
      intention: 'Above',
      started_at: moment,
    },
  },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  focus_sessions: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('new focus', person),
      user_id: person.id,
      mode: 'flow',
      started_at: moment,
    }),
    kept: "intention = 'Above'",
    change: "note = 'Changed'",
    where: ownedBy,
  },
  focus_events: {
    kind: 'personal',
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: idOf('focus event', person),
      user_id: person.id,
      session_id: idOf('focus', parent),
      at: moment,
      kind: 'start',
    }),
    change: "kind = 'end'",
    where: ownedBy,
  },
  focus_settings: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id }),
    change: 'minutes = 45',
    where: ownedBy,
  },
  focus_intentions: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('intention', person),
      user_id: person.id,
      day: '2026-01-01',
      rank: 'V',
      title: 'Title',
    }),
    change: "title = 'Changed'",
    where: ownedBy,
  },
};

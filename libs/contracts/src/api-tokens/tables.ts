import type { ApiScope } from './scopes.ts';

/** Tables that tokens reach, and by which scope: the policies of the database say the same, and count. */
export const API_TABLES: Readonly<Record<string, { readonly read?: ApiScope; readonly add?: ApiScope }>> = {
  entries: { read: 'journal:read' },
  analyses: { read: 'journal:read' },
  entry_tags: { read: 'journal:read' },
  tags: { read: 'journal:read' },
  journals: { read: 'journal:read' },
  mood_check_ins: { read: 'journal:read' },
  recordings: { read: 'journal:read' },
  transcripts: { read: 'journal:read' },
  sessions: { add: 'journal:draft' },
  boards: { read: 'plans:read' },
  board_columns: { read: 'plans:read' },
  cards: { read: 'plans:read', add: 'plans:add' },
  goals: { read: 'plans:read' },
  key_results: { read: 'plans:read' },
  key_result_values: { read: 'plans:read' },
  habits: { read: 'plans:read' },
  habit_days: { read: 'plans:read' },
  focus_events: { read: 'plans:read' },
};

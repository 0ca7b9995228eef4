import type { ApiScope } from './scopes.ts';

/** Tables that tokens reach, and by which scope: the policies of the database say the same, and count. */
export const API_TABLES: Readonly<Record<string, Partial<Record<'read' | 'add' | 'change', ApiScope>>>> = {
  entries: { read: 'journal:read', add: 'journal:write', change: 'journal:write' },
  analyses: { read: 'journal:read' },
  artworks: { read: 'journal:read', add: 'journal:write' },
  entry_conflicts: { read: 'journal:read', add: 'journal:write' },
  entry_tags: { read: 'journal:read' },
  tags: { read: 'journal:read' },
  journals: { read: 'journal:read' },
  mood_check_ins: { read: 'journal:read' },
  recordings: { read: 'journal:read' },
  transcripts: { read: 'journal:read' },
  sessions: { read: 'journal:write', add: 'journal:draft', change: 'journal:write' },
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

import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  recordings: {
    kind: 'personal',
    row: (person, parent) => ({
      id: idOf('new recording', person),
      user_id: person.id,
      session_id: idOf('session', parent),
      content_type: 'audio/webm',
      byte_count: 1000,
      duration_ms: 1000,
      peaks: '{1}',
    }),
    hasParent: true,
    change: "peaks = '{1,2}'",
    where: ownedBy,
  },
  transcripts: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      recording_id: idOf('recording', parent),
      text: 'Words',
      segments: '[]',
    }),
    hasParent: true,
    change: "text = 'Changed'",
    where: ownedBy,
  },
  transcription_consents: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id, provider: 'provider.example' }),
    change: "provider = 'changed.example'",
    where: ownedBy,
  },
};

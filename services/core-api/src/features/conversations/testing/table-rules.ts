import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  conversations: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, title: 'What about the sea?' }),
    change: "title = 'What about rain?'",
    where: ownedBy,
  },
  conversation_messages: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      conversation_id: idOf('conversation', parent),
      question: 'What about the sea?',
      answer: '{}',
    }),
    hasParent: true,
    change: `answer = '{"parts": []}'`,
    where: ownedBy,
  },
};

import { type TableRule, idOf, ownedBy } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  mail_addresses: {
    kind: 'personal',
    isAddedByService: true,
    row: (person) => ({ id: idOf('mail address', person), user_id: person.id }),
    change: 'removed_at = now()',
    where: ownedBy,
  },
  held_mails: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    row: (person) => ({
      id: idOf('held mail', person),
      user_id: person.id,
      message_key: 'a'.repeat(64),
      sender: 'ann@people.example',
      subject: 'Snow',
      text: 'It snowed.',
      entry_at: '2026-11-27T08:00:00Z',
    }),
    change: "subject = 'Changed'",
    where: ownedBy,
  },
};

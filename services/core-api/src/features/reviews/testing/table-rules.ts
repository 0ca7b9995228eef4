import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  period_reviews: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id, kind: 'year', first_day: '2024-01-01' }),
    change: "kind = 'month'",
    misuse: "facts = '{}'",
    where: ownedBy,
  },
  period_review_settings: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, zone: 'Europe/Berlin', language: 'en' }),
    change: 'by_mail = true',
    where: ownedBy,
  },
};

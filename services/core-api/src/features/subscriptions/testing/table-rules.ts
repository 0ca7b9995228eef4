import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  subscribers: {
    kind: 'personal',
    isKept: true,
    row: (person) => ({
      email: person.email,
      user_id: person.id,
      subscribed: true,
      subscription_tier: 'Beta',
    }),
    change: 'updated_at = now()',
    misuse: "subscription_tier = 'Pro'",
    sealed: {
      state: "subscription_tier = 'Pro'",
      change: "subscription_tier = 'Beta'",
      reset: "subscription_tier = 'Beta'",
    },
    where: ownedBy,
  },
};

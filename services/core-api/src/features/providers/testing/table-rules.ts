import { atInstance, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const sent = {
  provider: 'provider.example',
  model: 'one',
  task: 'chat',
  entry_ids: '{}',
  character_count: 1,
  token_count: 1,
};

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  providers: {
    kind: 'of admins',
    row: () => ({ base_url: 'https://provider.example/v1', models: '{}', is_on: true }),
    change: 'is_on = true',
    where: atInstance,
  },
  provider_consents: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    row: (person) => ({ user_id: person.id, provider: 'provider.example' }),
    change: "provider = 'changed.example'",
    where: ownedBy,
  },
  provider_disclosures: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    row: (person) => ({ user_id: person.id, ...sent }),
    change: "outcome = 'failed'",
    where: ownedBy,
  },
  provider_usage: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    row: (person) => ({ user_id: person.id, month: '2026-01-01' }),
    change: 'calls = 0',
    where: ownedBy,
  },
  provider_instance_usage: {
    kind: 'of admins',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    row: () => ({ month: '2026-01-01' }),
    change: 'calls = 0',
    where: atInstance,
  },
};

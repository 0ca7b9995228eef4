import { atInstance, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  help_contacts: {
    kind: 'of the instance',
    row: () => ({
      country_code: 'AT',
      name: 'Helpline',
      url: 'https://help.example',
      source: 'help.example',
      checked_on: '2026-01-01',
    }),
    change: "name = 'Changed'",
    where: atInstance,
  },
};

import { atInstance, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  translations: {
    kind: 'of the instance',
    row: () => ({ language_code: 'en', namespace: 'common', key: 'save', value: 'Save' }),
    change: "value = 'Keep'",
    where: atInstance,
  },
};

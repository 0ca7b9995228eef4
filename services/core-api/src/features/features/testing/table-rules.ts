import { atInstance, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  instance_features: {
    kind: 'of the instance',
    row: () => ({ feature_key: 'beta_programme', enabled: true }),
    change: 'enabled = true',
    where: atInstance,
  },
  global_features: {
    kind: 'of all instances',
    row: () => ({ feature_key: 'new' }),
    change: "description = 'Changed'",
    where: () => "feature_key = 'beta_programme'",
  },
};

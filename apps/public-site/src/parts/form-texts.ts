import type { Texts } from '../texts/index.ts';

/** The texts of `formTextKeys`, which every page with a form carries. */
export const formTexts = ({ nav, auth }: Texts) => ({
  notifications: nav.notifications,
  dismiss: nav.dismiss,
  unreachable: auth.unreachable,
});

/** The texts of `demandTextKeys`, which every page carries where a password is chosen. */
export const demandTexts = ({ demands }: Texts) => ({
  demands: demands.list,
  'demand-length': demands.length,
  'demand-lower': demands.lower,
  'demand-upper': demands.upper,
  'demand-digits': demands.digits,
  'demand-symbols': demands.symbols,
  'demand-uncommon': demands.uncommon,
  'demands-missing': demands.missing,
  'demand-common': demands.common,
});

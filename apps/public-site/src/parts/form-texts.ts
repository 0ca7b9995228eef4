import type { Texts } from '../texts/index.ts';

/** The texts of `formTextKeys`, which every page with a form carries. */
export const formTexts = ({ nav, auth }: Texts) => ({
  notifications: nav.notifications,
  dismiss: nav.dismiss,
  unreachable: auth.unreachable,
});

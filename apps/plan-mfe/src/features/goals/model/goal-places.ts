import type { TFunction } from 'i18next';

const PLACES = [
  ['goals', '/goals'],
  ['habits', '/goals/habits'],
  ['programs', '/goals/programs'],
  ['archive', '/goals/archive'],
] as const;

/** The other pages of the area. */
export const goalPlaces = (t: TFunction<'plan'>, at: string) =>
  PLACES.filter(([id]) => id !== at).map(([id, href]) => ({ href, label: t(`goals.places.${id}`) }));

/** Parts of the settings in their order; each is an anchor of the page. */
export const sectionIds = [
  'profile',
  'appearance',
  'language',
  'lock',
  'security',
  'subscription',
  'privacy',
  'account',
] as const;

export type SectionId = (typeof sectionIds)[number];

/**
 * Feature key of each area that can be switched off → what an administrator reads beside its switch. All are on in a
 * new installation. Journal and settings have none: without them there is no product.
 */
export const features: Readonly<Record<string, string>> = {
  entries: 'List of everything that was written',
  insights: 'Emotions, themes and suggestions, each with the sentences behind it',
  presentations: 'Sessions and journeys as slides, with export and public links',
  productivity: 'Deep-work timer and focus statistics',
  goals: 'Goals and their progress',
  mindmaps: 'Mind maps',
  boards: 'Kanban boards',
  workflows: 'Workflows that react to what happens',
  integrations: 'Calendars and other services',
  groups: 'Groups that share with each other',
  challenges: 'Challenges to take part in',
  global_feed: 'Feed of what members choose to share',
  library: 'Music, soundscapes and meditations',
};

import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, single } from '../define-feature.ts';
import { circleFunctions } from './circles.functions.ts';
import { communityPermissions } from './community.permissions.ts';
import { createGatheringFunctions, listOwnGatherings } from './gatherings.functions.ts';
import { moderationFunctions } from './moderation.functions.ts';
import { postDraftFunctions } from './post-drafts.functions.ts';
import { postFunctions } from './posts.functions.ts';
import { createPseudonymJobs } from './pseudonyms.jobs.ts';

/**
 * Circles, what people share, and its moderation. No table of it is live: a change that is told at once tells a time. A place
 * says that something came by a name, and nothing else of it.
 */
export const feature = defineFeature({
  belongings: {
    area: 'people',
    en: 'your posts, answers and drafts in circles and the feed',
    de: 'deine Beiträge, Antworten und Entwürfe in Kreisen und im Feed',
    fr: 'tes publications, réponses et brouillons dans les cercles et le fil',
    ar: 'منشوراتك وردودك ومسوداتك في الدوائر والموجز',
  },
  tables: {
    'app.circles': 'internal',
    'public.circle_members': 'person',
    'app.circle_links': 'internal',
    'app.community_paces': 'internal',
    'public.community_personas': 'person',
    'public.community_posts': 'person',
    'public.community_responses': 'person',
    'public.community_filters': 'person',
    'public.community_settings': 'person',
    'public.community_reports': 'person',
    'public.moderation_notices': 'person',
    'app.moderation_records': 'internal',
    'app.flagged_words': 'internal',
    'app.unveilings': 'internal',
    'app.gatherings': 'internal',
    'public.gathering_answers': 'person',
    'public.post_drafts': 'person',
  },
  permissions: communityPermissions,
  notifications: notificationsInWords('community', {
    asked: 'circles',
    joined: 'circles',
    accepted: 'circles',
    leads: 'circles',
    reply: 'replies',
    mention: 'mentions',
    question: 'circles',
    gathering: 'circles',
    called_off: 'circles',
    ended: 'circles',
    draft: 'reminders',
    case: 'moderation',
    decided: 'moderation',
    answered: 'moderation',
    appealed: 'moderation',
    unveiling: 'moderation',
    unveiled: 'moderation',
  }),
  exported: [
    many('circleMemberships', 'circle_members', 'joined_at, id'),
    many('communityPersonas', 'community_personas', 'id'),
    many('communityPosts', 'community_posts', 'shown_at, id'),
    many('communityResponses', 'community_responses', 'post_id'),
    many('communityFilters', 'community_filters', 'created_at, id'),
    single('communitySettings', 'community_settings'),
    many('communityReports', 'community_reports', 'created_at, id'),
    many('moderationNotices', 'moderation_notices', 'made_at, id'),
    many('gatheringAnswers', 'gathering_answers', 'gathering_id'),
    many('postDrafts', 'post_drafts', 'changed_at, id'),
  ],
  impersonal: {
    'app.community_paces': 'counts of a day, gone after two',
    'app.unveilings': 'what moderators asked of each other; the author of the post reads it in a notice',
  },
  functions: ({ now }) => [
    ...circleFunctions,
    ...createGatheringFunctions(now),
    ...postFunctions,
    ...postDraftFunctions,
    ...moderationFunctions,
  ],
  answers: () => ({ listGatherings: listOwnGatherings }),
  jobs: createPseudonymJobs,
  retention: [
    {
      job: 'sweep-community',
      cron: '41 3 * * *',
      keptSince: (now) => new Date(now.getTime() - 2 * 86_400_000),
      async sweep(db, keptSince) {
        const [row] = await db.query<{ amount: number }>('select app.sweep_community($1) as amount', [
          keptSince,
        ]);
        return row?.amount ?? 0;
      },
    },
    {
      job: 'sweep-gatherings',
      cron: '43 3 * * *',
      keptSince: (now) => new Date(now.getTime() - 365 * 86_400_000),
      async sweep(db, keptSince) {
        const [row] = await db.query<{ amount: number }>('select app.sweep_gatherings($1) as amount', [
          keptSince,
        ]);
        return row?.amount ?? 0;
      },
    },
  ],
});

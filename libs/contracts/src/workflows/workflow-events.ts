import * as z from 'zod';

/** How many routines brought this about, one after the other. */
const depth = z.int().min(0).max(100).default(0);

/** What routines hear of besides the events of others, and what moves them on. Ids alone. */
export const workflowEvents = {
  moodNoted: { name: 'mood.noted', payload: z.object({ pleasantness: z.int(), depth }) },
  goalOffPlan: { name: 'goal.off_plan', payload: z.object({ depth }) },
  cardArrived: {
    name: 'card.arrived',
    payload: z.object({ board_id: z.uuid(), column_id: z.uuid(), depth }),
  },
  habitSkipped: { name: 'habit.skipped', payload: z.object({ depth }) },
  /** Something came that one routine alone was waiting for; the subject is the routine. */
  occasionCame: {
    name: 'workflow.occasion_came',
    payload: z.object({ about: z.enum(['entry', 'meeting']), about_id: z.uuid() }),
  },
  /** The time of a routine has come; the subject is the routine. */
  scheduleDue: { name: 'workflow.schedule_due', payload: z.object({ due_at: z.string() }) },
  /** A run can go on; the subject is the run. */
  runDue: { name: 'workflow.run_due', payload: z.object({}) },
} as const;

/** What begins routines of an instance; the subject is the member or the challenge. */
export const instanceEvents = {
  memberJoined: { name: 'instance.member_joined', payload: z.object({}) },
  invitationAccepted: { name: 'instance.invitation_accepted', payload: z.object({}) },
  challengeEnded: { name: 'instance.challenge_ended', payload: z.object({}) },
} as const;

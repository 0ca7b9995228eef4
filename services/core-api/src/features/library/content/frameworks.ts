import type { FrameworkDocument } from '@reflectory/contracts/library';
import { assembleFramework } from './assemble-framework.ts';
import { decisionJournal } from './frameworks/decision-journal.ts';
import { difficultConversation } from './frameworks/difficult-conversation.ts';
import { energyAudit } from './frameworks/energy-audit.ts';
import { eveningReview } from './frameworks/evening-review.ts';
import { fearSetting } from './frameworks/fear-setting.ts';
import { gratitude } from './frameworks/gratitude.ts';
import { grief } from './frameworks/grief.ts';
import { grow } from './frameworks/grow.ts';
import { letterToSelf } from './frameworks/letter-to-self.ts';
import { meetingDebrief } from './frameworks/meeting-debrief.ts';
import { morningIntention } from './frameworks/morning-intention.ts';
import { oneToOne } from './frameworks/one-to-one.ts';
import { preMortem } from './frameworks/pre-mortem.ts';
import { selfCompassion } from './frameworks/self-compassion.ts';
import { thoughtRecord } from './frameworks/thought-record.ts';
import { values } from './frameworks/values.ts';
import { weeklyReview } from './frameworks/weekly-review.ts';
import { woop } from './frameworks/woop.ts';
import { worryTime } from './frameworks/worry-time.ts';
import { yearInReview } from './frameworks/year-in-review.ts';

/** The frameworks of the product besides the three of the specification. A changed one counts its version up. */
export const productFrameworks: readonly FrameworkDocument[] = [
  gratitude,
  morningIntention,
  eveningReview,
  thoughtRecord,
  worryTime,
  decisionJournal,
  preMortem,
  fearSetting,
  woop,
  grow,
  weeklyReview,
  energyAudit,
  oneToOne,
  difficultConversation,
  values,
  selfCompassion,
  letterToSelf,
  grief,
  meetingDebrief,
  yearInReview,
].map(assembleFramework);

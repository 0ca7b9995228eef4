import type { MoodCheckInRow } from '@reflectory/contracts/mood';
import type { CheckIn } from '../model/check-in.ts';

export const checkInColumns =
  'id,entry_id,pleasantness,energy,feeling,activities,sleep_minutes,note,felt_at' as const;

type Columns = Pick<
  MoodCheckInRow,
  | 'id'
  | 'entry_id'
  | 'pleasantness'
  | 'energy'
  | 'feeling'
  | 'activities'
  | 'sleep_minutes'
  | 'note'
  | 'felt_at'
>;

export const checkInFromRow = (row: Columns): CheckIn => ({
  id: row.id,
  entryId: row.entry_id,
  pleasantness: row.pleasantness,
  energy: row.energy,
  feeling: row.feeling,
  activities: row.activities,
  sleepMinutes: row.sleep_minutes,
  note: row.note,
  feltAt: row.felt_at,
});

export const rowOfCheckIn = (checkIn: CheckIn): Columns => ({
  id: checkIn.id,
  entry_id: checkIn.entryId,
  pleasantness: checkIn.pleasantness,
  energy: checkIn.energy,
  feeling: checkIn.feeling,
  activities: [...checkIn.activities],
  sleep_minutes: checkIn.sleepMinutes,
  note: checkIn.note,
  felt_at: checkIn.feltAt,
});

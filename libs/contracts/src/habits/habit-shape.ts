import { defineObject } from '../editing/object-shape.ts';
import { habitsTables } from './rows.ts';

const { goal_reminders: _reminders, ...tables } = habitsTables;

/** A habit with what was said of its days, as whoever keeps it has it. */
export const habitShape = defineObject({ type: 'habit', root: 'habits', parent: 'habit_id', tables });

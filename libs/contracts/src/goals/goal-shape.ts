import { defineObject } from '../editing/object-shape.ts';
import { goalsTables } from './rows.ts';

const { goal_programs: _programs, ...tables } = goalsTables;

/** A goal with all that belongs to it, as whoever edits it has it. */
export const goalShape = defineObject({ type: 'goal', root: 'goals', parent: 'goal_id', tables });

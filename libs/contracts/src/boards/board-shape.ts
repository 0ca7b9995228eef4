import { defineObject } from '../editing/object-shape.ts';
import { cardsTables } from '../cards/rows.ts';
import { boardsTables } from './rows.ts';

const { board_stars: _stars, ...tables } = { ...boardsTables, ...cardsTables };

/** A board with all that belongs to it, as whoever edits it has it. */
export const boardShape = defineObject({ type: 'board', root: 'boards', parent: 'board_id', tables });

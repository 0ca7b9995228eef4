import { defineObject } from '../editing/object-shape.ts';
import { boardsTables } from '../boards/rows.ts';
import { cardsTables } from './rows.ts';

const { board_stars: _stars, ...tables } = { ...boardsTables, ...cardsTables };

/** A board with all that belongs to it, as whoever edits it has it. */
export const boardShape = defineObject({ type: 'board', root: 'boards', parent: 'board_id', tables });

import { cardEvents } from '@reflectory/contracts/boards';
import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, manyBelow } from '../define-feature.ts';
import { boardFunctions } from './boards.functions.ts';
import { boardsRetention } from './boards.retention.ts';
import { editableBoard } from './editable.ts';

const ofBoards = { table: 'boards', column: 'board_id' };

export const feature = defineFeature({
  belongings: {
    area: 'planning',
    en: 'your boards',
    de: 'deine Boards',
    fr: 'tes tableaux',
    ar: 'لوحاتك',
  },
  tables: {
    'public.boards': 'shared',
    'public.board_columns': 'shared',
    'public.board_lanes': 'shared',
    'public.board_labels': 'shared',
    'public.board_fields': 'shared',
    'public.board_views': 'shared',
    'public.cards': 'shared',
    'public.card_labels': 'shared',
    'public.card_people': 'shared',
    'public.card_checklists': 'shared',
    'public.card_checklist_items': 'shared',
    'public.card_values': 'shared',
    'public.card_links': 'shared',
    'public.card_comments': 'shared',
    'public.card_files': 'shared',
    'public.board_stars': 'person',
  },
  editable: [editableBoard],
  exported: [
    many('boards', 'boards', 'created_at, id'),
    manyBelow(ofBoards, 'boardColumns', 'board_columns', 'board_id, rank'),
    manyBelow(ofBoards, 'boardLanes', 'board_lanes', 'board_id, rank'),
    manyBelow(ofBoards, 'boardLabels', 'board_labels', 'board_id, rank'),
    manyBelow(ofBoards, 'boardFields', 'board_fields', 'board_id, rank'),
    manyBelow(ofBoards, 'boardViews', 'board_views', 'board_id, rank'),
    manyBelow(ofBoards, 'cards', 'cards', 'board_id, created_at, id'),
    manyBelow(ofBoards, 'cardLabels', 'card_labels', 'board_id, id'),
    manyBelow(ofBoards, 'cardChecklists', 'card_checklists', 'board_id, rank'),
    manyBelow(ofBoards, 'cardChecklistItems', 'card_checklist_items', 'board_id, rank'),
    manyBelow(ofBoards, 'cardValues', 'card_values', 'board_id, id'),
    manyBelow(ofBoards, 'cardLinks', 'card_links', 'board_id, id'),
    many('cardsOfMine', 'card_people', 'id', 'person_id'),
    many('cardComments', 'card_comments', 'created_at, id', 'author_id'),
    many('cardFiles', 'card_files', 'created_at, id', 'author_id'),
    many('boardStars', 'board_stars', 'created_at'),
  ],
  functions: () => boardFunctions,
  notifications: notificationsInWords('boards', { mention: 'mentions', assigned: 'mentions' }),
  events: [cardEvents.done],
  retention: boardsRetention,
});

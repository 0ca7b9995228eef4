import * as z from 'zod';

/** What happens to cards, for whoever hears of it; the subject is the card's id. */
export const cardEvents = {
  /** It is done, or is not done after all. */
  done: {
    name: 'card.done',
    payload: z.object({ board_id: z.uuid(), card_id: z.uuid(), is_done: z.boolean() }),
  },
} as const;

import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePresence } from '../../../shared/objects/use-object.ts';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import type { BoardSession } from '../model/board-session.ts';

const SPOT = 'cards/';

/** Who else is at which card, in words; says where oneself is. */
export function useVisitors(
  session: BoardSession,
  people: ObjectPeople,
  openId: string | null,
): ReadonlyMap<string, string> {
  const { t } = useTranslation('plan');
  const { presence } = session.object;
  const present = usePresence(session.object);
  const { focus } = session;
  // The board is not drawn anew for what only others see.
  useEffect(() => {
    const say = () => {
      const at = openId ?? focus.get().id;
      presence.say(at === null ? null : `${SPOT}${at}`);
    };
    say();
    return focus.subscribe(say);
  }, [presence, focus, openId]);
  return useMemo(() => {
    const names = new Map<string, Set<string>>();
    for (const { userId, spot } of present) {
      if (!spot?.startsWith(SPOT)) continue;
      const cardId = spot.slice(SPOT.length);
      names.set(cardId, (names.get(cardId) ?? new Set()).add(people.nameOf(userId)));
    }
    return new Map(
      [...names].map(([cardId, list]) => [
        cardId,
        t('boards.card.visitors', { names: [...list], count: list.size }),
      ]),
    );
  }, [present, people, t]);
}

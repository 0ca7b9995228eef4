import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useEffectEvent } from 'react';
import { hearPlace, type PlaceEvent } from './hear-place.ts';
import { createPacedLook } from './paced-look.ts';

/** Places that one page listens to at most: a socket has so many channels, and other parts need some. */
const MOST_PLACES = 50;

const isSeen = () => document.visibilityState !== 'hidden';

/**
 * Looks again when something was shared in one of these places, which are circles and instances by their ids. Without
 * sockets a page is as new as it was when it came.
 */
export function useNews(
  places: readonly string[],
  kind: Exclude<PlaceEvent, 'joined'>,
  look: () => void,
): void {
  const { client, boot } = usePlatform();
  const handleLook = useEffectEvent(look);
  const heard = places.slice(0, MOST_PLACES).join();
  useEffect(() => {
    if (heard === '') return undefined;
    const paced = createPacedLook({ look: () => handleLook(), isSeen });
    document.addEventListener('visibilitychange', paced.wake);
    let isOver = false;
    const ends = [paced.stop, () => document.removeEventListener('visibilitychange', paced.wake)];
    void import('@reflectory/client/sockets').then(
      ({ socketsOf }) => {
        if (isOver) return;
        const sockets = socketsOf(client, boot.service);
        for (const place of heard.split(','))
          ends.push(hearPlace(sockets, place, (event) => event !== otherThan(kind) && paced.tell()));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [client, boot, heard, kind]);
}

const otherThan = (kind: 'post' | 'reply') => (kind === 'post' ? 'reply' : 'post');

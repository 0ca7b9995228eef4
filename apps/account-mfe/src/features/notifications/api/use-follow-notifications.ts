import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useEffectEvent } from 'react';

/** Looks again as soon as something is told while the page is open. Without its sockets the rail still looks now and then. */
export function useFollowNotifications(onTold: () => void): void {
  const { client, boot } = usePlatform();
  const { id } = useCurrentUser();
  const handleTold = useEffectEvent(onTold);
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    void import('@reflectory/client/sockets').then(
      ({ socketsOf }) => {
        if (isOver) return;
        const sockets = socketsOf(client, boot.service);
        const channel = sockets
          .channel(`notifications:${id}`)
          .on(
            'postgres_changes',
            { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${id}` },
            () => handleTold(),
          )
          .subscribe();
        leave = () => void sockets.removeChannel(channel);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [client, boot, id]);
}

import type { ServiceClient, ServiceClientOptions } from '@reflectory/client';
import type { socketsOf } from '@reflectory/client/sockets';

/** Through what is heard live; without an address of the service nothing is. */
export type LiveService = { client: ServiceClient; service: ServiceClientOptions | null };

type Sockets = ReturnType<typeof socketsOf>;

/** Joins a channel as soon as sockets are there; answers what leaves it. */
export function joinChannel(
  { client, service }: LiveService,
  begin: (sockets: Sockets) => ReturnType<Sockets['channel']>,
): () => void {
  let isOver = false;
  let leave = () => {};
  // Without its sockets a page still looks now and then.
  void import('@reflectory/client/sockets').then(
    (module) => {
      if (isOver || !service) return;
      const sockets = module.socketsOf(client, service);
      const channel = begin(sockets);
      leave = () => void sockets.removeChannel(channel);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    leave();
  };
}

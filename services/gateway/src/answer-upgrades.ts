import { type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PendingUpgrades } from './middleware/proxy-calls.middleware.ts';

/** Ends every socket: their clients come back, to another process if there is one. */
type EndSockets = () => void;

/** A closing frame of the code 1012: the service restarts, come back. */
const RESTART_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf4]);
/** Milliseconds in which a client may say good-bye. */
const GRACE_MS = 1000;

/** Lets requests for a socket through the same list as calls; refusals are answered like those of any other request. */
export function answerUpgrades(server: Server, app: RequestListener, upgrades: PendingUpgrades): EndSockets {
  const open = new Set<Socket>();
  server.on('upgrade', (req, _stream, head) => {
    const { socket } = req;
    open.add(socket);
    // Until the proxy has it nobody else listens, and an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.assignSocket(socket);
    res.once('finish', () => socket.end());
    upgrades.set(req, head);
    app(req, res);
  });
  return () => {
    for (const socket of open) {
      // In the middle of another frame it is not understood, which ends the socket as well.
      if (socket.bytesWritten > 0) socket.end(RESTART_FRAME);
      else socket.end();
      // The error makes the proxy end its side as well.
      setTimeout(() => socket.destroy(new Error('The gateway ends')), GRACE_MS).unref();
    }
  };
}

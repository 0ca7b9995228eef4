import { PlayerLine } from '../player/player-line.tsx';

/** The player, at the foot of every screen. */
export default function Foot() {
  return <PlayerLine />;
}

import { PlayerLine } from './player-line.tsx';

/** The player, at the foot of every screen. */
export default function Foot() {
  return <PlayerLine />;
}

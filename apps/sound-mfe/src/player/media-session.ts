import { wavHeader } from '@reflectory/sound';
import type { Player } from './player.ts';
import { trackOf } from './player-state.ts';

const RATE = 8000;
const SECONDS = 10;

/** Systems give keys and a locked screen to pages that play a media element: this one is silent. */
function createSilence(): HTMLAudioElement {
  const frames = RATE * SECONDS;
  const file = new Blob([wavHeader({ frames, sampleRate: RATE }) as BlobPart, new Uint8Array(frames * 4)], {
    type: 'audio/wav',
  });
  const audio = new Audio(URL.createObjectURL(file));
  audio.loop = true;
  return audio;
}

/** Lets the keys of a keyboard, of headphones and of a locked screen play and pause, and tells them what is heard. */
export function followMediaKeys(player: Player): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  let silence: HTMLAudioElement | null = null;
  const follow = () => {
    const { status, sounding } = player.get();
    const track = trackOf(player.get());
    if (status === 'playing') {
      silence ??= createSilence();
      silence.play().catch(() => undefined);
    } else silence?.pause();
    mediaSession.playbackState = status === 'playing' ? 'playing' : sounding ? 'paused' : 'none';
    mediaSession.metadata = sounding
      ? new MediaMetadata({ title: track?.title ?? sounding.name, artist: track?.artist ?? '' })
      : null;
  };
  const acts: [MediaSessionAction, () => void][] = [
    ['play', () => void player.resume()],
    ['pause', () => player.pause()],
    ['stop', () => player.stop()],
    ['nexttrack', () => player.music.skip(1)],
    ['previoustrack', () => player.music.skip(-1)],
  ];
  for (const [action, act] of acts) mediaSession.setActionHandler(action, act);
  player.subscribe(follow);
}

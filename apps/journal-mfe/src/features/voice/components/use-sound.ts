import { useCallback, useEffect, useRef, useState } from 'react';

/** Answers an address of the sound, which may be asked for once. */
export type OpenSound = () => Promise<string>;

/** Sound of MediaRecorder says nothing of its length: the browser learns it from a way to its end. */
const BEYOND_END = 1e101;

const once = (target: EventTarget, ...names: string[]) =>
  new Promise<Event>((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true });
  });

async function load(audio: HTMLAudioElement, open: OpenSound): Promise<void> {
  audio.src = await open();
  audio.load();
  const { type } = await once(audio, 'loadedmetadata', 'error');
  if (type === 'error') throw new Error('The sound could not be read');
  if (Number.isFinite(audio.duration)) return;
  audio.currentTime = BEYOND_END;
  await once(audio, 'seeked', 'error');
  audio.currentTime = 0;
}

type Followed = { hear: () => void; setPlaying: (isPlaying: boolean) => void; end: () => void };

/** Tells what the sound does; answers what ends it. */
function follow(audio: HTMLAudioElement, { hear, setPlaying, end }: Followed): () => void {
  const following = new AbortController();
  const { signal } = following;
  for (const name of ['timeupdate', 'seeked']) audio.addEventListener(name, hear, { signal });
  audio.addEventListener('play', () => setPlaying(true), { signal });
  for (const name of ['pause', 'ended']) audio.addEventListener(name, () => setPlaying(false), { signal });
  return () => {
    following.abort();
    audio.pause();
    if (audio.src.startsWith('blob:')) URL.revokeObjectURL(audio.src);
    audio.removeAttribute('src');
    end();
  };
}

/** Plays one sound, which is fetched when it is first wanted. */
export function useSound(open: OpenSound) {
  const [audio] = useState(() => new Audio());
  const loading = useRef<Promise<void> | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [speed, setSpeed] = useState(1);

  useEffect(
    () =>
      follow(audio, {
        hear: () => loading.current && setSeconds(audio.currentTime),
        setPlaying,
        end: () => void (loading.current = null),
      }),
    [audio],
  );

  const ready = useCallback(async () => {
    setFailed(false);
    loading.current ??= load(audio, open);
    try {
      await loading.current;
      return true;
    } catch {
      loading.current = null;
      setFailed(true);
      return false;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the sound stays the same
  }, [audio]);

  const seek = async (wanted: number): Promise<void> => {
    setSeconds(wanted);
    if (await ready()) audio.currentTime = wanted;
  };
  const play = async (): Promise<void> => {
    if (!(await ready())) return;
    audio.playbackRate = speed;
    await audio.play().catch(() => setFailed(true));
  };
  return {
    isPlaying,
    hasFailed,
    seconds,
    speed,
    play,
    pause: () => audio.pause(),
    seek,
    async playFrom(wanted: number) {
      await seek(wanted);
      await play();
    },
    choose(next: number) {
      setSpeed(next);
      audio.playbackRate = next;
    },
  };
}

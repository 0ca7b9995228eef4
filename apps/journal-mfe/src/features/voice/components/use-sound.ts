import { useCallback, useEffect, useRef, useState } from 'react';

/** Answers an address of the sound, which may be asked for once. */
export type OpenSound = () => Promise<string>;

/** Sound of MediaRecorder says nothing of its length: the browser learns it from a way to its end. */
const BEYOND_END = 1e101;

const once = (target: EventTarget, ...names: string[]) =>
  new Promise<Event>((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true });
  });

/** Answers whether the sound says how long it is. */
async function begin(audio: HTMLAudioElement, address: string): Promise<boolean> {
  audio.src = address;
  audio.load();
  const { type } = await once(audio, 'loadedmetadata', 'error');
  if (type === 'error') throw new Error('The sound could not be read');
  return Number.isFinite(audio.duration);
}

async function load(audio: HTMLAudioElement, open: OpenSound): Promise<void> {
  const address = await open();
  if (await begin(audio, address)) return;
  if (audio.seekable.length === 0) {
    // Firefox finds no way in a sound without a length that comes over the network; in one that it has as a whole it does.
    const whole = await (await fetch(address)).blob();
    if (await begin(audio, URL.createObjectURL(whole))) return;
    if (audio.seekable.length === 0) return;
  }
  audio.currentTime = BEYOND_END;
  await once(audio, 'seeked', 'error');
  audio.currentTime = 0;
}

type Followed = {
  hear: () => void;
  setPlaying: (isPlaying: boolean) => void;
  fail: () => void;
  end: () => void;
};

/** Tells what the sound does; answers what ends it. */
function follow(audio: HTMLAudioElement, { hear, setPlaying, fail, end }: Followed): () => void {
  const following = new AbortController();
  const { signal } = following;
  for (const name of ['timeupdate', 'seeked']) audio.addEventListener(name, hear, { signal });
  audio.addEventListener('play', () => setPlaying(true), { signal });
  audio.addEventListener('error', fail, { signal });
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
        fail: () => setFailed(true),
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

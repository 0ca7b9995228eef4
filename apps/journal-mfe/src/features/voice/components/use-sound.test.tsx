import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useSound } from './use-sound.ts';

/** As Firefox plays what MediaRecorder made: it has a length, and ways to its parts, only where all of it is there. */
class FirefoxAudio extends EventTarget {
  static all: FirefoxAudio[] = [];
  static addresses: string[] = [];
  src = '';
  currentTime = 0;
  playbackRate = 1;
  constructor() {
    super();
    FirefoxAudio.all.push(this);
  }
  get isWhole() {
    return this.src.startsWith('blob:');
  }
  get duration() {
    return this.isWhole ? 3 : Infinity;
  }
  get seekable() {
    return { length: this.isWhole ? 1 : 0 };
  }
  load() {
    FirefoxAudio.addresses.push(this.src);
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  }
  async play() {
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute() {
    this.src = '';
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FirefoxAudio.addresses = [];
  FirefoxAudio.all = [];
});

function Sound() {
  const { play, isPlaying, hasFailed } = useSound(async () => 'https://acme.example/sound.webm');
  return (
    <button type="button" onClick={() => void play()}>
      {hasFailed ? 'failed' : isPlaying ? 'plays' : 'silent'}
    </button>
  );
}
function open() {
  vi.stubGlobal('Audio', FirefoxAudio);
  vi.stubGlobal('fetch', async () => new Response(new Blob(['sound'])));
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:whole';
      static override revokeObjectURL = () => undefined;
    },
  );
  render(<Sound />);
}

it('is fetched as a whole where a browser finds no way in it otherwise', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('plays'));
  expect(FirefoxAudio.addresses).toEqual(['https://acme.example/sound.webm', 'blob:whole']);
});

it('says so when it breaks off while it plays', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('plays'));
  for (const audio of FirefoxAudio.all) audio.dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('failed'));
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNarrator, type Narration } from './narrator.ts';
import { createProviderTeller } from './provider-teller.ts';
import type { Teller } from './teller.ts';

const LINE = 'Sit down. Let it be.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A provider whose sentences are there and said at once, unless a test says otherwise. */
function arrange({
  fetchSentence = async (): Promise<ArrayBuffer> => new ArrayBuffer(2),
  say = async (): Promise<void> => undefined,
} = {}) {
  const asked: string[] = [];
  const voice = {
    decode: vi.fn(async () => ({ seconds: 2 })),
    say: vi.fn(say),
    hush: vi.fn<() => void>(),
  };
  const teller = createProviderTeller({
    fetchSentence(text) {
      asked.push(text);
      return fetchSentence();
    },
    voice,
    language: 'en',
  });
  return { asked, voice, teller };
}

describe('the voice of a provider', () => {
  test('is asked for one sentence after the other, once and ahead of its time', async () => {
    const { asked, voice, teller } = arrange();
    teller.expect([LINE, 'Breathe.']);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['Sit down.', 'Let it be.', 'Breathe.']);
    expect(voice.say).not.toHaveBeenCalled();
    expect(await teller.say(LINE)).toBe('');
    expect(voice.say).toHaveBeenCalledTimes(2);
    expect(asked).toHaveLength(3);
  });

  test('answers what it did not say where a sentence fails, and is asked for nothing more', async () => {
    let calls = 0;
    const { asked, voice, teller } = arrange({
      fetchSentence: () =>
        (calls += 1) === 2 ? Promise.reject(new Error('torn')) : Promise.resolve(new ArrayBuffer(2)),
    });
    teller.expect([LINE, 'Breathe.', 'Stay.']);
    expect(await teller.say(LINE)).toBe('Let it be.');
    expect(asked).toEqual(['Sit down.', 'Let it be.']);
    expect(voice.hush).toHaveBeenCalled();
    expect(await teller.say('Breathe.')).toBe('Breathe.');
  });

  test('that stops in a sentence is not heard with it, and the whole sentence is left to be said', async () => {
    const { voice, teller } = arrange();
    voice.decode.mockResolvedValueOnce({ seconds: 2 }).mockResolvedValueOnce({ seconds: 0.4 });
    expect(await teller.say(LINE)).toBe('Let it be.');
    expect(voice.say).toHaveBeenCalledTimes(1);
  });

  test('is not waited for longer than a breath', async () => {
    const { teller } = arrange({ fetchSentence: () => new Promise(() => undefined) });
    const said = teller.say('Breathe.');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await said).toBe('Breathe.');
  });

  test('that is no sound, or never ends, fell silent', async () => {
    const nonsense = arrange();
    nonsense.voice.decode.mockRejectedValue(new Error('no sound'));
    expect(await nonsense.teller.say('Breathe.')).toBe('Breathe.');
    const { teller } = arrange({ say: () => new Promise(() => undefined) });
    const said = teller.say('Breathe.');
    await vi.advanceTimersByTimeAsync(7000);
    expect(await said).toBe('Breathe.');
  });

  test('is silent once it was cancelled, and nothing stands in for it', async () => {
    const { asked, voice, teller } = arrange({ say: () => new Promise(() => undefined) });
    const said = teller.say(LINE);
    await vi.advanceTimersByTimeAsync(0);
    teller.cancel();
    await vi.advanceTimersByTimeAsync(7000);
    expect(await said).toBe('');
    expect(voice.hush).toHaveBeenCalled();
    teller.expect(['Stay.']);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['Sit down.']);
  });
});

describe('narration', () => {
  const tellerOf = (say: (line: string) => Promise<string>) => {
    const said: string[] = [];
    const teller: Teller = {
      expect: () => undefined,
      cancel: () => undefined,
      say(line) {
        said.push(line);
        return say(line);
      },
    };
    return { said, teller };
  };
  const narrate = (chosen: Teller, spare: Teller | null) => {
    const changes: Narration[] = [];
    const narrator = createNarrator({
      chosen,
      spare: Promise.resolve(spare),
      onChange: (narration) => void changes.push(narration),
    });
    return { narrator, changes };
  };

  test('goes on with a voice of the device from where the chosen one stopped, then with captions', async () => {
    const chosen = tellerOf(async () => 'Let it be.');
    let isThere = true;
    const spare = tellerOf(async (line) => (isThere ? '' : line));
    const { narrator, changes } = narrate(chosen.teller, spare.teller);
    narrator.tell(LINE, []);
    await vi.advanceTimersByTimeAsync(0);
    narrator.tell('Breathe.', []);
    await vi.advanceTimersByTimeAsync(0);
    isThere = false;
    narrator.tell('Stay.', []);
    await vi.advanceTimersByTimeAsync(0);
    narrator.tell('Over.', []);
    await vi.advanceTimersByTimeAsync(0);
    expect(chosen.said).toEqual([LINE]);
    expect(spare.said).toEqual(['Let it be.', 'Breathe.', 'Stay.']);
    expect(changes).toEqual(['spare', 'captions']);
  });

  test('leaves out what is not the latest any more', async () => {
    const chosen = tellerOf(() => new Promise((resolve) => setTimeout(() => resolve(''), 1000)));
    const { narrator, changes } = narrate(chosen.teller, null);
    for (const line of ['One.', 'Two.', 'Three.']) {
      narrator.tell(line, []);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(3000);
    expect(chosen.said).toEqual(['One.', 'Three.']);
    expect(changes).toEqual([]);
  });
});

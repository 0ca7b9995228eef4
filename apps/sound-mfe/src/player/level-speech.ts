/** Loudness (root mean square) that speech is brought to, and that no moment of it exceeds. */
const LOUD = 0.1;
const LOUDEST = 0.2;
/** What no sample exceeds. */
const CEILING = 0.5;
/** What is whispered is raised by so much at most. */
const MOST_GAIN = 4;
/** Quieter moments are pauses; sound that has nothing else is none. */
const PAUSE = 0.003;
const WINDOW_SECONDS = 0.05;
const COME_SECONDS = 0.03;
const GO_SECONDS = 0.08;

type Moment = { loudness: number; peak: number };

/** Loudness and peak of each window, over all channels. */
function momentsOf(channels: readonly Float32Array[], size: number): Moment[] {
  const frames = channels[0]?.length ?? 0;
  return Array.from({ length: Math.ceil(frames / size) }, (_, index) => {
    let [loudness, peak] = [0, 0];
    for (const channel of channels) {
      const samples = channel.subarray(index * size, (index + 1) * size);
      let power = 0;
      for (const sample of samples) {
        power += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
      }
      loudness = Math.max(loudness, Math.sqrt(power / samples.length));
    }
    return { loudness, peak };
  });
}

/** How loud the louder moments are; 0 where there is nothing but silence. */
function loudnessOf(moments: readonly Moment[]): number {
  const spoken = moments.map(({ loudness }) => loudness).filter((loudness) => loudness > PAUSE);
  return spoken.toSorted((a, b) => a - b)[Math.floor(spoken.length * 0.9)] ?? 0;
}

/**
 * Brings speech of anybody to one loudness, in place: from silence, into silence, without a sudden loud moment.
 * False where nothing is said in it, or what it holds is no sound.
 */
export function levelSpeech(channels: readonly Float32Array[], sampleRate: number): boolean {
  const size = Math.round(WINDOW_SECONDS * sampleRate);
  const moments = momentsOf(channels, size);
  const loudness = loudnessOf(moments);
  if (!(loudness > 0) || !moments.every(({ peak }) => Number.isFinite(peak))) return false;
  const gain = Math.min(MOST_GAIN, LOUD / loudness);
  const limits = moments.map((moment) =>
    Math.min(gain, LOUDEST / (moment.loudness || 1), CEILING / (moment.peak || 1)),
  );
  // Each window knows its neighbours: what lies between two of their gains is too loud for neither.
  const gains = limits.map((_, index) => Math.min(...limits.slice(Math.max(0, index - 1), index + 2)));
  for (const channel of channels) apply(channel, gains, { size, sampleRate });
  return true;
}

function apply(
  channel: Float32Array,
  gains: readonly number[],
  { size, sampleRate }: { size: number; sampleRate: number },
): void {
  for (let at = 0; at < channel.length; at += 1) {
    const place = Math.max(0, at / size - 0.5);
    const before = gains[Math.floor(place)] ?? 0;
    const after = gains[Math.floor(place) + 1] ?? before;
    const edge = Math.min(
      1,
      at / (COME_SECONDS * sampleRate),
      (channel.length - 1 - at) / (GO_SECONDS * sampleRate),
    );
    channel[at] = (channel[at] ?? 0) * (before + (after - before) * (place % 1)) * edge;
  }
}

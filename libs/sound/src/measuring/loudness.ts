/** What a recording of two channels is made of. */
export type Recording = { left: Float32Array; right: Float32Array; sampleRate: number };

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** The two filters of BS.1770 for any sample rate, from the analogue ones that its coefficients at 48 kHz stand for. */
function weighting(sampleRate: number): [Biquad, Biquad] {
  const shelf = () => {
    const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const middle = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b0: (high + (middle * k) / q + k * k) / a0,
      b1: (2 * (k * k - high)) / a0,
      b2: (high - (middle * k) / q + k * k) / a0,
      a1: (2 * (k * k - 1)) / a0,
      a2: (1 - k / q + k * k) / a0,
    };
  };
  const pass = () => {
    const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
    const q = 0.5003270373238773;
    const a0 = 1 + k / q + k * k;
    return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
  };
  return [shelf(), pass()];
}

function filter(signal: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(signal.length);
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < signal.length; i++) {
    const input = signal[i] ?? 0;
    const output = b0 * input + s1;
    s1 = b1 * input - a1 * output + s2;
    s2 = b2 * input - a2 * output;
    out[i] = output;
  }
  return out;
}

/** Sum of weighted power over both channels for windows of a length, a new one every `step` seconds. */
function weightedPowers({ left, right, sampleRate }: Recording, seconds: number, step: number): number[] {
  const [shelf, pass] = weighting(sampleRate);
  const channels = [left, right].map((channel) => filter(filter(channel, shelf), pass));
  const hop = Math.round(step * sampleRate);
  const parts = channels.map((channel) => {
    const sums: number[] = [];
    for (let start = 0; start + hop <= channel.length; start += hop) {
      let sum = 0;
      for (let i = start; i < start + hop; i++) sum += (channel[i] ?? 0) ** 2;
      sums.push(sum / hop);
    }
    return sums;
  });
  const count = Math.round(seconds / step);
  const all = (parts[0] ?? []).map((sum, index) => sum + (parts[1]?.[index] ?? 0));
  return all
    .slice(0, Math.max(0, all.length - count + 1))
    .map((_, index) => all.slice(index, index + count).reduce((sum, value) => sum + value, 0) / count);
}

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-30));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Loudness over a whole recording in LUFS (BS.1770-4, with both gates). */
export const integratedLoudness = (recording: Recording): number => gatedLoudness(momentsOf(recording));

/** Weighted power of each 0.4 seconds: what a recording is, or a piece of a long one. */
export const momentsOf = (recording: Recording): number[] => weightedPowers(recording, 0.4, 0.1);

/** Loudness in LUFS of moments, with both gates; below -120 where all of them are silent. */
export function gatedLoudness(moments: readonly number[]): number {
  const heard = moments.filter((power) => loudnessOf(power) > -70);
  const gate = loudnessOf(mean(heard)) - 10;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
}

/** Loudness of each three seconds, a value every second, in LUFS. */
export const shortTermLoudness = (recording: Recording): number[] =>
  weightedPowers(recording, 3, 1).map(loudnessOf);

const TAPS = 12;

/** Highest point of the curve through the samples, in decibels of full scale: four values for each sample (windowed sinc). */
export function truePeak({ left, right }: Recording): number {
  const phases = [1, 2, 3].map((phase) =>
    Float64Array.from({ length: 2 * TAPS }, (_, tap) => {
      const x = tap - TAPS + 1 - phase / 4;
      const window = 0.5 * (1 + Math.cos((Math.PI * x) / (TAPS + 1)));
      return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
    }),
  );
  let peak = 0;
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) {
      const value = Math.abs(channel[i] ?? 0);
      peak = Math.max(peak, value);
      // Only around what is high already can the curve be higher still.
      if (value < peak * 0.5) continue;
      for (const taps of phases) {
        let sum = 0;
        for (let tap = 0; tap < taps.length; tap++)
          sum += (taps[tap] ?? 0) * (channel[i + tap - TAPS + 1] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return 20 * Math.log10(Math.max(peak, 1e-15));
}

/** How loud a microphone is. */
export type LevelMeter = {
  /** From 0 to 100. */
  read(): number;
  close(): void;
};

/** Decibels below full that are shown as silence. */
const FLOOR_DB = -60;

/** Listens to a stream beside the recording. */
export function createLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + 1e-12);
      return Math.round(Math.min(100, Math.max(0, (1 - decibels / FLOOR_DB) * 100)));
    },
    close: () => void context.close(),
  };
}

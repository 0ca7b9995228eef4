import type { Page } from '@playwright/test';

/** Listens to what pages of this browser send to their speaker; call it before they are opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect;
    const heard: AnalyserNode[] = [];
    Object.assign(globalThis, { heard });
    AudioNode.prototype.connect = function (this: AudioNode, ...given: unknown[]) {
      if (given[0] instanceof AudioDestinationNode) {
        const analyser = this.context.createAnalyser();
        heard.push(analyser);
        Reflect.apply(connect, this, [analyser]);
      }
      return Reflect.apply(connect, this, given);
    } as typeof connect;
  });
}

/** Presses what has this name, and answers after how many milliseconds something is heard. */
export const millisecondsToSound = (page: Page, name: string): Promise<number> =>
  page.getByRole('button', { name, exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const { heard } = globalThis as unknown as { heard: AnalyserNode[] };
        const begun = performance.now();
        button.click();
        const samples = new Float32Array(2048);
        const timer = setInterval(() => {
          const isHeard = heard.some((analyser) => {
            analyser.getFloatTimeDomainData(samples);
            return samples.some((sample) => sample !== 0);
          });
          if (!isHeard) return;
          clearInterval(timer);
          resolve(performance.now() - begun);
        }, 2);
      }),
  );

/** The loudest sample of what is heard at this moment. */
export const loudestNow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: AnalyserNode[] };
    const samples = new Float32Array(4096);
    return heard.reduce((most, analyser) => {
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), most);
    }, 0);
  });

/** The loudest sample of a voice in some seconds; the engine of sounds is heard beside it, as the first. */
export const loudestOfVoice = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(async (ms) => {
    const { heard } = globalThis as unknown as { heard: AnalyserNode[] };
    const samples = new Float32Array(2048);
    let loudest = 0;
    for (const begun = performance.now(); performance.now() - begun < ms;) {
      for (const analyser of heard.slice(1)) {
        analyser.getFloatTimeDomainData(samples);
        loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return loudest;
  }, seconds * 1000);

import { beginWriting, type Walk } from './walk.ts';

const canRecord = () =>
  'MediaRecorder' in globalThis &&
  ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'].some((type) =>
    MediaRecorder.isTypeSupported(type),
  );

/** Milliseconds in which half a second is heard. */
const HEARD_MS = 6000;
const CANNOT_PLAY = 'The recording cannot be played just now.';

/** Seconds of the recording that is under way, or of the sound that plays. */
const secondsOf = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const position = () =>
  Number(
    (document.querySelector('input[type=range][aria-label="Position"]') as HTMLInputElement | null)?.value ??
      0,
  );

export const recorder: Walk = {
  name: 'recorder: record, pause, keep, hear',
  async go(page) {
    await beginWriting(page);
    if (!(await page.run(canRecord))) {
      console.log('    It has no sound to record with here: install gstreamer1.0-plugins-good and -bad.');
      return;
    }
    await page.press({ role: 'button', name: 'Record', isExact: true });
    const hasRun = (seconds: number) =>
      page.until(
        `${seconds} s recorded`,
        async () => secondsOf((await page.find({ role: 'timer', name: '' })).text) >= seconds,
      );
    await hasRun(2);
    await page.press({ role: 'button', name: 'Pause', isExact: true });
    await page.press({ role: 'button', name: 'Go on', isExact: true });
    await hasRun(3);
    await page.run(() => {
      const region = document.querySelector('[role=timer]')?.closest('section,[role=region]');
      const done = [...(region?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent.trim() === 'Done',
      );
      done?.click();
    });
    // Its place is taken by the one that has arrived.
    await page.find({ role: 'button', name: 'Delete “Recording' });
    await page.press({ role: 'button', name: 'Play', isExact: true });
    const hears = async () => (await page.run(position)) > 0.5;
    const isHeard = await page.until('sound that is heard', hears, HEARD_MS).catch(() => false);
    if (isHeard) return;
    await page.sees(CANNOT_PLAY);
    console.log('    Nothing can be heard of it on this machine, and the page says so.');
  },
};

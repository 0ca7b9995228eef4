import { vi } from 'vitest';

/** A microphone as a browser has one: it says what a test wants, or nothing, or is refused. */
export function stubMicrophone() {
  const fake = { loudness: 0.5, refusal: null as string | null, opened: 0, measured: 0 };
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    start() {
      fake.opened += 1;
    }
    stop() {
      const data = new Blob([`recording ${fake.opened}`]);
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  class FakeAnalyser {
    fftSize = 16;
    getFloatTimeDomainData = (samples: Float32Array) => {
      samples.fill(fake.loudness);
      fake.measured += 1;
    };
  }
  class FakeContext {
    createMediaStreamSource = () => ({ connect: () => undefined });
    close = async () => undefined;
  }
  const track = { addEventListener: () => undefined, stop: () => undefined };
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AnalyserNode', FakeAnalyser);
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'en',
    mediaDevices: {
      async getUserMedia() {
        if (fake.refusal) throw new DOMException('no', fake.refusal);
        return { getAudioTracks: () => [track] };
      },
    },
  });
  return fake;
}

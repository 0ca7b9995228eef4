import { createOggOpus, type OggOpusWriter, type Piece } from '@reflectory/sound';
import { EXPORT_RATE, OPUS_ENCODING } from '../player/export-messages.ts';
import { createFileParts } from './file-parts.ts';

/** What the encoder may hold that it has not done: rendering is faster than encoding on some devices. */
const MOST_WAITING = 4;
/** Silence after the end: an encoder keeps some of what it was given, at most so much. */
const AFTER_SAMPLES = 3840;
/** Samples that encoders of today put before the sound (libopus at 48 kHz), where the browser does not say. */
const USUAL_PRE_SKIP = 312;
const PRE_SKIP_AT = 10;

/** Of `OpusHead`, which browsers hand out with the first packet (RFC 7845, section 5.1). */
function preSkipOf(description: AllowSharedBufferSource | undefined): number {
  if (!description || description.byteLength < PRE_SKIP_AT + 2) return USUAL_PRE_SKIP;
  const view = ArrayBuffer.isView(description)
    ? new DataView(description.buffer, description.byteOffset)
    : new DataView(description);
  return view.getUint16(PRE_SKIP_AT, true);
}

function audioOf({ left, right }: Piece, at: number): AudioData {
  const data = new Float32Array(left.length * 2);
  data.set(left);
  data.set(right, left.length);
  return new AudioData({
    format: 'f32-planar',
    sampleRate: EXPORT_RATE,
    numberOfFrames: left.length,
    numberOfChannels: 2,
    timestamp: Math.round((at / EXPORT_RATE) * 1e6),
    data,
  });
}

/** A file of Opus in Ogg, encoded by the browser while its pieces come. */
export function createOpusFile({ samples, title }: { samples: number; title: string }) {
  const { add: write, file } = createFileParts('audio/ogg; codecs=opus');
  let ogg: OggOpusWriter | null = null;
  const begin = (preSkip: number): OggOpusWriter => {
    const { start, ...writer } = createOggOpus({
      samples,
      preSkip,
      serial: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
      title,
    });
    start.forEach(write);
    return writer;
  };
  const failing = Promise.withResolvers<never>();
  failing.promise.catch(() => undefined);
  const encoder = new AudioEncoder({
    output(chunk, metadata) {
      ogg ??= begin(preSkipOf(metadata?.decoderConfig?.description));
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      ogg.add(packet).forEach(write);
    },
    error: failing.reject,
  });
  encoder.configure(OPUS_ENCODING);
  let given = 0;

  async function add(piece: Piece): Promise<void> {
    const audio = audioOf(piece, given);
    given += piece.left.length;
    encoder.encode(audio);
    audio.close();
    while (encoder.encodeQueueSize > MOST_WAITING) {
      const next = new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
      await Promise.race([next, failing.promise]);
    }
  }

  return {
    /** Takes the next piece; waits while the encoder has enough. @throws DOMException where it fails */
    add,
    /** The whole file. @throws DOMException where the encoder fails */
    async end(): Promise<Blob> {
      await add({ left: new Float32Array(AFTER_SAMPLES), right: new Float32Array(AFTER_SAMPLES) });
      await Promise.race([encoder.flush(), failing.promise]);
      encoder.close();
      write((ogg ?? begin(USUAL_PRE_SKIP)).end());
      return file();
    },
  };
}

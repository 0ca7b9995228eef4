import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBinaryBroadcast, writeBinaryBroadcast } from './binary-frame.ts';
import { readTextFrame, writeTextFrame } from './text-frame.ts';

describe('text frames', () => {
  const frame = { joinRef: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { a: 1 } };

  it.each(['1.0.0', '2.0.0'] as const)('of version %s come back as they were', (version) => {
    expect(readTextFrame(writeTextFrame(frame, version), version)).toEqual(frame);
  });

  it('of any content are read or refused, and read again as they were written', () => {
    const versions = fc.constantFrom('1.0.0' as const, '2.0.0' as const);
    const parts = fc.array(fc.oneof(fc.jsonValue(), fc.string(), fc.constant(null)), { maxLength: 7 });
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      parts.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(texts, versions, (text, version) => {
        const read = readTextFrame(text, version);
        expect(read && readTextFrame(writeTextFrame(read, version), version)).toEqual(read);
      }),
    );
  });

  it.each(['', 'x', '[]', '{}', '[1,2,3,4,5]', '["1","2","t"]', 'null'])(
    'that are none are refused: %s',
    (text) => {
      expect(readTextFrame(text, '2.0.0')).toBeNull();
      expect(readTextFrame(text, '1.0.0')).toBeNull();
    },
  );
});

describe('binary frames', () => {
  it('of a client are read, with names of any length up to 255 bytes', () => {
    const strings = ['1', '22', 'realtime:rüm', 'move', '{"m":1}'].map((text) => Buffer.from(text));
    const payload = Buffer.from('{"x":1}');
    const bytes = Buffer.concat([
      Buffer.from([3, ...strings.map(({ length }) => length), 1]),
      ...strings,
      payload,
    ]);
    expect(readBinaryBroadcast(bytes)).toEqual({
      joinRef: '1',
      ref: '22',
      topic: 'realtime:rüm',
      event: 'move',
      metadata: '{"m":1}',
      isJson: true,
      payload,
    });
  });

  it('that are cut short or of another kind are refused', () => {
    for (const bytes of [[], [3], [3, 9, 9, 9, 9, 9, 1, 65], [4, 0, 0, 0, 0, 0, 1]]) {
      expect(readBinaryBroadcast(Buffer.from(bytes))).toBeNull();
    }
  });

  it('of any content are read within their bounds or refused', () => {
    const claimed = fc.uint8Array({ minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(claimed, fc.uint8Array({ maxLength: 600 }), (head, rest) => {
        const read = readBinaryBroadcast(Buffer.from([3, ...head, ...rest]));
        const named = head.subarray(0, 5).reduce((sum, length) => sum + length, 0);
        expect(read?.payload.length ?? null).toBe(rest.length < named ? null : rest.length - named);
      }),
    );
  });

  it('for a client begin with their lengths', () => {
    const bytes = writeBinaryBroadcast({
      topic: 'room',
      event: 'move',
      metadata: '',
      isJson: false,
      payload: Buffer.from([1, 2]),
    });
    expect([...(bytes?.subarray(0, 5) ?? [])]).toEqual([4, 4, 4, 0, 0]);
    expect(bytes?.toString('latin1', 5)).toBe('roommove\x01\x02');
  });

  it('whose names are too long for a byte are not written', () => {
    const broadcast = { topic: 'ü'.repeat(128), event: 'e', metadata: '', isJson: false };
    expect(writeBinaryBroadcast({ ...broadcast, payload: Buffer.of(1) })).toBeNull();
  });
});

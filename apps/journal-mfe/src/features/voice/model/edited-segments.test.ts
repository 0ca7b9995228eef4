import { expect, it } from 'vitest';
import { editedSegments } from './edited-segments.ts';

const segments = [
  { start: 0, end: 2, text: 'I went to the see.' },
  { start: 2, end: 4, text: 'It was quiet.' },
  { start: 4, end: 6, text: 'Then I came home.' },
];

it('keeps the times of lines, changed or not', () => {
  const edited = editedSegments(segments, 'I went to the sea.\nIt was quiet.\nThen I came home.');
  expect(edited.text).toBe('I went to the sea. It was quiet. Then I came home.');
  expect(edited.segments).toEqual([{ ...segments[0], text: 'I went to the sea.' }, ...segments.slice(1)]);
});

it('gives new lines the time of what they replace, and drops that of lines that are gone', () => {
  const more = editedSegments(segments, 'I went to the see.\nIt was\nvery quiet.\nThen I came home.');
  expect(more.segments.map(({ start }) => start)).toEqual([0, 2, 3, 4]);
  const fewer = editedSegments(segments, 'It was quiet.\n\n');
  expect(fewer.segments).toEqual([segments[1]]);
  expect(editedSegments(segments, '').segments).toEqual([]);
  expect(editedSegments([], 'My own words.')).toEqual({
    text: 'My own words.',
    segments: [{ start: 0, end: 0, text: 'My own words.' }],
  });
});

/** What is understood of a recording, where nobody said what it says. */
const transcript = {
  task: 'transcribe',
  language: 'english',
  duration: 3.5,
  text: 'I went to the sea. It was quiet.',
  segments: [
    { id: 0, start: 0, end: 1.8, text: ' I went to the sea.', tokens: [1] },
    { id: 1, start: 1.8, end: 3.5, text: ' It was quiet.', tokens: [2] },
  ],
};

/** What is understood of a recording that says `text`; undefined: of every other one. */
export const transcriptOf = (text: string | undefined) =>
  text === undefined
    ? transcript
    : { task: 'transcribe', language: 'english', duration: 5, text, segments: [] };

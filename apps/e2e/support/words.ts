/** A day in which much was felt and many parts of a life occur, so that every limit of a presentation is reached. */
export const FULL_DAY = [
  'I was afraid of the meeting at work and angry at my boss about the deadline.',
  'Later I was sad because my mother is ill and my family is far away.',
  'Then I was happy with my friends, and proud of the project.',
  'I felt guilty about the money that I spent, and ashamed of the debt.',
  'At night I was tired and could not sleep, lonely and worried about my health.',
  'I am grateful to my wife and full of hope and love for the children.',
  'I was surprised by the exam, disgusted by the food, and curious about the course.',
  'In the end I was calm and content at home, and I prayed in church.',
].join(' ');

/** `FULL_DAY` as answers to the 21 questions of an anxious session; the last one is left out. */
export function fullAnswers(): string[] {
  const sentences = FULL_DAY.split(/(?<=\.)\s/);
  return Array.from({ length: 21 }, (_none, index) =>
    index === 20 ? '' : (sentences[index % sentences.length] ?? ''),
  );
}

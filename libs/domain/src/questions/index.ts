export { type AskedSpan } from './asked-days.ts';
export { type Question, readQuestions } from './parse-question.ts';
export { type Intent } from './question-words.ts';

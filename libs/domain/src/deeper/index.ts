export { type DeeperQuestion, deeperQuestions } from './deeper-questions.ts';

export { type Answer, answerOf, readAnswer, writeAnswer } from './answers.ts';
export {
  type Calibration,
  CALIBRATION_NEEDS,
  calibrationOf,
  type Decision,
  DECISION_FRAMEWORK,
  DECISION_OUTCOMES,
  type DecisionOutcome,
  readDecision,
} from './decisions.ts';
export { findThings } from './find-things.ts';
export { findProblems, type FrameworkProblem } from './find-problems.ts';
export { finishedPassages, finishedText, type FinishedPassage, ownWords } from './finished-text.ts';
export { intentionsOf, TOPICS_OF_INTENTION } from './intentions.ts';
export { isWholeShelf } from './is-whole-shelf.ts';
export { promptsOfTheDay } from './prompt-of-the-day.ts';
export { answerWords, questionOf } from './question.ts';
export { readableLanguage, textIn } from './texts.ts';
export { type Answers, nextStep, walkedSteps } from './walk.ts';

export {
  findUnbeginnable,
  findUnkeepable,
  spentSeconds,
  type SpentSeconds,
  tellableSteps,
  type UnbeginnableScript,
  type UnkeepableScript,
} from './check-script.ts';
export { type Because, composeScript, type Script, type Step } from './script.ts';
export { sayingSeconds, shortestSeconds, type TimedStep, timeScript } from './time-script.ts';
export {
  type Found,
  type Frames,
  meditationFor,
  personLines,
  weave,
  type WovenLine,
  wovenLines,
} from './weave.ts';

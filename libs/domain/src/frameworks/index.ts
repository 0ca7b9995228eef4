export { echoOf } from './echo.ts';
export type { FrameworkKey } from './framework.ts';
export { defaultFramework, frameworkLabel, frameworks, getFramework, isFrameworkKey } from './frameworks.ts';
export {
  entryFrameworkLabel,
  libraryFramework,
  type LibraryFramework,
  libraryFrameworkName,
} from './library-framework.ts';
export { questionsFor } from './questions.ts';
export { defaultTitle, sessionText, withoutBrackets, withoutEchoMarks } from './session-text.ts';

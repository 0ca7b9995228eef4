export { speaksOfSuicideInSteps as asksForHelp } from '@reflectory/domain/crisis/in-steps';
export { HelpPanel } from './help-panel.tsx';

export { speaksOfSuicideInSteps as asksForHelp } from '@reflectory/domain/crisis';
export { HelpPanel } from './help-panel.tsx';

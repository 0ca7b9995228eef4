export { default as PresentJourneyDialog } from './present-journey.dialog.tsx';
export { default as PresentSessionDialog } from './present-session.dialog.tsx';
export { DeckDialog, PresentationDialog } from './presentation-dialog.tsx';

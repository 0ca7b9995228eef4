import type { ListedPrompt } from '@reflectory/contracts/library';
import { SaveButton } from '../features/saved/save-button.tsx';

/** Saves a prompt of a list. */
export const savePrompt = ({ key }: ListedPrompt, describedBy: string) => (
  <SaveButton of={{ kind: 'prompt', key }} describedBy={describedBy} isSmall />
);

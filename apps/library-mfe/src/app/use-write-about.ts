import type { ListedPrompt } from '@reflectory/contracts/library';
import { useNavigate } from 'react-router-dom';
import { useNoteBegunPrompt } from '../features/begun/api/use-begun.ts';

/** Begins an entry about a prompt. */
export function useWriteAbout(): (prompt: ListedPrompt) => void {
  const navigate = useNavigate();
  const noteBegun = useNoteBegunPrompt();
  return ({ key, text }) => {
    noteBegun(key);
    void navigate(`/journal/write/${crypto.randomUUID()}`, { state: { about: text } });
  };
}

import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { SessionChoiceField } from '../features/sessions/session-choice-field.tsx';
import { useSessionChoice } from '../features/sessions/session-choice.ts';
import { useSessionSoundings } from './use-session-soundings.ts';

/** Before and during a session: what is heard meanwhile. */
export default function SoundChoice({ of }: SlotProps['sound.choice']) {
  const { hasFeature } = usePlatform();
  return hasFeature('sound') && <Choice of={of} />;
}

function Choice({ of }: SlotProps['sound.choice']) {
  const [key] = useSessionChoice(of);
  const all = useSessionSoundings(key);
  return all && <SessionChoiceField of={of} all={all} />;
}

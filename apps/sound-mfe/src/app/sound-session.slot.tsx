import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useChoicesHere, useSessionChoice } from '../features/sessions/session-choice.ts';
import { useSessionSounding } from './use-session-soundings.ts';

// The player is fetched once there is something to play.
const SessionSound = lazy(async () => ({
  default: (await import('../features/sessions/session-sound.tsx')).SessionSound,
}));

/** During a session: what was chosen is heard, and nothing is seen. */
export default function SoundSession(session: SlotProps['sound.session']) {
  const { hasFeature } = usePlatform();
  const [key] = useSessionChoice(session.of);
  const choices = useChoicesHere(session.of);
  const [before] = useState(choices);
  if (!hasFeature('sound') || key === null) return null;
  // What is chosen during a session is heard at once, wherever that was begun.
  const isBegun = session.isBegun || choices > before;
  return <Chosen {...session} choice={key} choices={choices} isBegun={isBegun} />;
}

type ChosenProps = SlotProps['sound.session'] & { choice: string; choices: number };

function Chosen({ choice, ...session }: ChosenProps) {
  const chosen = useSessionSounding(choice);
  return <Suspense>{chosen && <SessionSound {...session} chosen={chosen} />}</Suspense>;
}

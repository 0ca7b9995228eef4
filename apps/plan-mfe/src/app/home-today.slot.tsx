import { usePlatform } from '@reflectory/platform-sdk';
import { HabitsOfToday } from '../features/goals/habits/components/habits-of-today.tsx';

/** On the journal's first page: today's habits, where the instance has them. */
export default function HomeToday() {
  const { hasFeature } = usePlatform();
  return hasFeature('goals') && <HabitsOfToday />;
}

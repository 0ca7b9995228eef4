import type { Circle } from '@reflectory/contracts/community';
import { useTranslation } from 'react-i18next';
import { useCoaches } from './use-coaches.ts';

/** How many of its places are taken, or who coaches it. */
export function CircleSize({ circle }: { circle: Circle }) {
  const { t } = useTranslation('community');
  const coaches = useCoaches(circle);
  if (coaches !== undefined) return <>{t('circles.coach.line', { coaches })}</>;
  return <>{t('circles.members', { count: circle.members ?? 0, most: circle.most_members ?? 0 })}</>;
}

import { SaveState } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { SaveStatus } from '../model/save-state.ts';

export type DraftStateProps = { status: SaveStatus };

const shown = { saved: 'saved', saving: 'saving', kept: 'kept', refused: 'kept' } as const;

/** One steady line: where the words are. Nothing while nothing is written. */
export function DraftState({ status }: DraftStateProps) {
  const { t } = useTranslation('journal');
  const { isOnline } = usePlatform();
  if (status === 'untouched' || status === 'at-risk') return null;
  const detail = status === 'kept' ? t(isOnline ? 'drafts.waiting' : 'drafts.offline') : undefined;
  return <SaveState state={shown[status]} detail={detail} />;
}

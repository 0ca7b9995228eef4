import type { ChallengeCounts } from '@reflectory/contracts/challenges';
import { Checkbox } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './challenges.module.css';

export type Told = { is_pooled: boolean; is_on_board: boolean };

export type ConsentProps = {
  told: Told;
  /** By what a day counts, which is all that is ever told. */
  counts: ChallengeCounts;
  onChange(told: Told): void;
  hasPool: boolean;
  hasBoard: boolean;
  /** Few enough that one could be told from the sum. */
  areFew: boolean;
};

/** What others are told of somebody who takes part: nothing that they did not choose here. */
export function Consent({ told, counts, onChange, hasPool, hasBoard, areFew }: ConsentProps) {
  const { t } = useTranslation('community');
  return (
    <div className={classes.form}>
      <p>{t('challenges.consent.lead', { told: t(`challenges.kinds.${counts}.told`) })}</p>
      {hasPool && (
        <Checkbox
          isSelected={told.is_pooled}
          onChange={(isPooled) => onChange({ ...told, is_pooled: isPooled })}
          description={areFew && t('challenges.consent.few')}
        >
          {t('challenges.consent.pool')}
        </Checkbox>
      )}
      {hasBoard && (
        <Checkbox
          isSelected={told.is_on_board}
          onChange={(isOnBoard) => onChange({ ...told, is_on_board: isOnBoard })}
        >
          {t('challenges.consent.board')}
        </Checkbox>
      )}
    </div>
  );
}

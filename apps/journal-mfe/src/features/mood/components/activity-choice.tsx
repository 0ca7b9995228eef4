import type { Language } from '@reflectory/contracts/languages';
import { Button, Checkbox, TextField } from '@reflectory/design-system';
import { ACTIVITIES, activitiesIn } from '@reflectory/domain/feelings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIVITY_LIMIT, MOST_ACTIVITIES } from '../model/check-in.ts';
import classes from './activity-choice.module.css';

export type ActivityChoiceProps = {
  chosen: readonly string[];
  /** Words of one's own from earlier times. */
  own: readonly string[];
  language: Language;
  onChosen: (activities: string[]) => void;
};

const isOwn = (activity: string) => !ACTIVITIES.some((key) => key === activity);

/** What one was doing: a list of the product's, and one's own words. */
export function ActivityChoice({ chosen, own, language, onChosen }: ActivityChoiceProps) {
  const { t } = useTranslation('journal');
  const [typed, setTyped] = useState('');
  const isFull = chosen.length >= MOST_ACTIVITIES;
  const offered = [
    ...activitiesIn(language),
    ...[...new Set([...own, ...chosen])].filter(isOwn).map((name) => ({ key: name, name })),
  ];
  const change = (key: string, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, key] : chosen.filter((one) => one !== key));
  const add = () => {
    const name = typed.trim();
    if (!name) return;
    if (!chosen.includes(name)) change(name, true);
    setTyped('');
  };
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>{t('mood.activities')}</legend>
      <div className={classes.list}>
        {offered.map(({ key, name }) => (
          <Checkbox
            key={key}
            isSelected={chosen.includes(key)}
            isDisabled={isFull && !chosen.includes(key)}
            onChange={(isChosen) => change(key, isChosen)}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </div>
      <div className={classes.own}>
        <TextField
          label={t('mood.ownActivity')}
          value={typed}
          maxLength={ACTIVITY_LIMIT}
          isDisabled={isFull}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="quiet" isDisabled={isFull} onPress={add}>
          {t('mood.addActivity')}
        </Button>
      </div>
    </fieldset>
  );
}

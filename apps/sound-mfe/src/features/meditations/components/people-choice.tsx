import { Checkbox } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './meditation.module.css';

export type PeopleChoiceProps = {
  people: readonly string[];
  chosen: readonly string[];
  onChoose(people: readonly string[]): void;
};

/** With more, a short meditation would be about people alone. */
const MOST = 3;

/** Who of those whom an entry names is told of; at first nobody. */
export function PeopleChoice({ people, chosen, onChoose }: PeopleChoiceProps) {
  const { t } = useTranslation('sound');
  if (people.length === 0) return null;
  return (
    <fieldset className={classes.people} aria-describedby="people-choice">
      <legend className={classes.heading}>{t('meditations.woven.people')}</legend>
      <p id="people-choice" className={classes.quiet}>
        {t('meditations.woven.peopleHelp')}
      </p>
      {people.map((name) => (
        <Checkbox
          key={name}
          isSelected={chosen.includes(name)}
          isDisabled={chosen.length >= MOST && !chosen.includes(name)}
          onChange={(isChosen) =>
            onChoose(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

import { defaultFramework, frameworks, type FrameworkKey } from '@reflectory/domain/frameworks';
import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import classes from './framework-choices.module.css';

export type FrameworkChoicesProps = { language: Language; onBegin: (framework: FrameworkKey) => void };

/** The ways to begin, as words to choose from. */
export function FrameworkChoices({ language, onBegin }: FrameworkChoicesProps) {
  const { t } = useTranslation('journal');
  return (
    <ul aria-label={t('home.frameworks')} className={classes.choices}>
      {frameworks.map(({ key, label, description, questionCount }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.choice}
            data-default={key === defaultFramework || undefined}
            onClick={() => onBegin(key)}
          >
            <span className={classes.name}>{label[language]}</span>
            <span className={classes.description}>{description[language]}</span>
            <span className={classes.length}>
              {key === 'free' ? t('noQuestions') : t('questionCount', { count: questionCount })}
              {key === defaultFramework && ` · ${t('home.usual')}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

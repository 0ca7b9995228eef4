import type { OwnFramework } from '@reflectory/contracts/library';
import { languageName } from '@reflectory/domain/language-name';
import { languageSchema } from '@reflectory/contracts/instance';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../model/draft.ts';
import classes from '../own-frameworks.module.css';

type Problem = OwnFramework['problems'][number];

/** What keeps a draft from being published, each with its question. */
export function ProblemList({ draft, problems }: { draft: Draft; problems: readonly Problem[] }) {
  const { t } = useTranslation('library');
  const placeOf = (id: string | null | undefined): string => {
    const position = draft.steps.findIndex((step) => step.id === id);
    return position < 0 ? (id ?? '') : t('own.place', { number: position + 1 });
  };
  const aboutOf = ({ about }: Problem): string => {
    const language = languageSchema.safeParse(about);
    return language.success ? languageName(language.data) : placeOf(about);
  };
  if (problems.length === 0) {
    return (
      <div className={classes.section}>
        <p className={classes.quiet}>{t('own.sound')}</p>
      </div>
    );
  }
  return (
    <section aria-labelledby="problems" className={classes.section}>
      <h2 id="problems" className={classes.heading}>
        {t('own.problems', { count: problems.length })}
      </h2>
      <ul className={classes.problems}>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            {problem.step ? `${placeOf(problem.step)}: ` : ''}
            {t(`own.codes.${problem.code}`, { about: aboutOf(problem) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

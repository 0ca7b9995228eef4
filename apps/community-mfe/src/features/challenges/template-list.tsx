import type { ChallengeTemplate } from '@reflectory/contracts/challenges';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './challenges.module.css';
import { useIsCountable } from './kinds.ts';
import { useWords } from './use-words.ts';

export type TemplateListProps = {
  templates: readonly ChallengeTemplate[];
  onStart(template: ChallengeTemplate): void;
  onReport(template: ChallengeTemplate): void;
  onChange(template: ChallengeTemplate): void;
};

/** What one may begin: of the product, of the instance and of one's circles. */
export function TemplateList({ templates, onStart, onReport, onChange }: TemplateListProps) {
  const { t } = useTranslation('community');
  const words = useWords();
  const isCountable = useIsCountable();
  const offered = templates.filter(({ document }) => isCountable(document));
  return (
    <section aria-label={t('challenges.templates')}>
      <h2 className={classes.heading}>{t('challenges.templates')}</h2>
      <ul className={classes.templates}>
        {offered.map((template) => {
          const { key, document, source, may_change: mayChange } = template;
          const name = words(document.name);
          return (
            <li key={key} className={classes.template}>
              <h3 className={classes.name} dir="auto">
                {name}
              </h3>
              <p className={classes.about} dir="auto">
                {words(document.about)}
              </p>
              <p className={classes.quiet}>
                {t('challenges.days', { count: document.prompts.length })}
                {source !== 'product' && ` · ${t(`challenges.sources.${source}`)}`}
              </p>
              <div className={classes.acts}>
                <Button
                  size="small"
                  onPress={() => onStart(template)}
                  aria-label={t('challenges.beginNamed', { name })}
                >
                  {t('challenges.begin')}
                </Button>
                {source !== 'product' && !mayChange && (
                  <Button size="small" variant="bare" onPress={() => onReport(template)}>
                    {t('report.named', { name })}
                  </Button>
                )}
                {mayChange && (
                  <Button size="small" variant="bare" onPress={() => onChange(template)}>
                    {t('challenges.template.change', { name })}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

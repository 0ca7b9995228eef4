import { figureActs } from '@reflectory/contracts/community';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAsk } from '../../service/use-service.ts';
import classes from './moderation.module.css';

/** What moderators did how often, from five on. */
export function Figures() {
  const { t, i18n } = useTranslation('community');
  const answer = useAsk('get-community-figures', {});
  const number = new Intl.NumberFormat(i18n.language);
  const said = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? t('figures.few') : number.format(amount);
  return (
    <Loaded answer={answer}>
      {({ reports, acts }) => (
        <dl className={classes.figures}>
          <div>
            <dt>{t('figures.reports')}</dt>
            <dd>{said(reports)}</dd>
          </div>
          {figureActs.map((act) => (
            <div key={act}>
              <dt>{t(`figures.acts.${act}`)}</dt>
              <dd>{said(acts[act])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Loaded>
  );
}

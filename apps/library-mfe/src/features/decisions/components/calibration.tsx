import { CALIBRATION_NEEDS, calibrationOf } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import classes from '../decisions.module.css';
import type { MadeDecision } from '../model/decisions.ts';

/** How well expectations met what came, over all decisions of which both is known. */
export function CalibrationFigures({ decisions }: { decisions: readonly MadeDecision[] }) {
  const { t, i18n } = useTranslation('library');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const score = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { count, brier, bins } = calibrationOf(
    decisions.flatMap(({ probability, review }) =>
      probability === null || review === null ? [] : [{ probability, outcome: review.outcome }],
    ),
  );
  return (
    <section aria-labelledby="calibration" className={classes.section}>
      <h2 id="calibration" className={classes.heading}>
        {t('decisions.calibration')}
      </h2>
      {brier === null ? (
        <p className={classes.quiet}>{t('decisions.nothingToCompare')}</p>
      ) : (
        <>
          <p>
            <span className={classes.score}>{score.format(brier)}</span> {t('decisions.brier', { count })}
          </p>
          {count < CALIBRATION_NEEDS && (
            <p className={classes.quiet}>{t('decisions.tooFew', { needed: CALIBRATION_NEEDS })}</p>
          )}
          <table className={classes.bins}>
            <thead>
              <tr>
                <th scope="col">{t('decisions.said')}</th>
                <th scope="col">{t('decisions.cameShare')}</th>
                <th scope="col">{t('decisions.count')}</th>
              </tr>
            </thead>
            <tbody>
              {bins.map(({ from, to, said, came, count: inBin }) => (
                <tr key={from}>
                  <th scope="row">
                    {percent.format(from)}–{percent.format(to)}
                  </th>
                  <td>
                    <span className={classes.bar} aria-hidden>
                      <span style={{ inlineSize: `${came * 100}%` }} />
                      <span className={classes.mark} style={{ insetInlineStart: `${said * 100}%` }} />
                    </span>{' '}
                    {percent.format(came)}
                  </td>
                  <td>{inBin.toLocaleString(i18n.language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

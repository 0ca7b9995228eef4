import { useTranslation } from 'react-i18next';
import classes from './board-list.module.css';

const parts = (text: string) => text.split(' · ').filter(Boolean);

/** What a board could be, made of real words. */
export function ExampleBoard() {
  const { t } = useTranslation('plan');
  const columns = parts(t('boards.templates.plain.columns'));
  return (
    <div className={classes.example}>
      {columns.map((column, place) => (
        <div key={column} className={classes.exampleColumn}>
          <p>{column}</p>
          {parts(t(`boards.empty.cards.${place}`)).map((card) => (
            <p key={card} className={classes.exampleCard}>
              {card}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

import { Icon } from '@reflectory/design-system';
import classes from './answer-field.module.css';

export type FieldNotesProps = { id: string; note?: string | undefined; problem?: string | undefined };

/** What is said below the field, as the other fields of the product say it. */
export function FieldNotes({ id, note, problem }: FieldNotesProps) {
  return (
    <div id={id}>
      {problem ? (
        <p className={classes.problem}>
          <Icon name="circle-alert" size={14} />
          <span>{problem}</span>
        </p>
      ) : (
        note && <p className={classes.note}>{note}</p>
      )}
    </div>
  );
}

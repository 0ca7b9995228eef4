import { IconButton } from '@reflectory/design-system';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAloneOnPage } from './use-alone-on-page.ts';
import classes from './writing-room.module.css';

export type WritingRoomProps = {
  /** Names the place, for instance the framework. */
  label: string;
  /** Shown beside the way out, for instance “Question 3 of 21”. */
  place?: ReactNode;
  /** Where the words are. */
  saveState?: ReactNode;
  /** Leaves with the draft kept; also what Escape does. */
  onLeave: () => void;
  children: ReactNode;
};

/** The whole window for one text. */
export function WritingRoom({ label, place, saveState, onLeave, children }: WritingRoomProps) {
  const { t } = useTranslation('journal');
  const room = useRef<HTMLElement>(null);
  useAloneOnPage(room);
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Escape also ends the choice of a word while a text is composed.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a short cut for the button
    <section ref={room} aria-label={label} className={classes.room} onKeyDown={handleKeyDown}>
      <header className={classes.bar}>
        <IconButton icon="x" label={t('writing.leave')} onPress={onLeave} />
        <span className={classes.place}>{place}</span>
        <span className={classes.state}>{saveState}</span>
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

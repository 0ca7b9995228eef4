import type { JoiningRule } from '@reflectory/contracts/members';
import type { ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import styles from './joining-note.module.css';

type ClosedRule = Exclude<JoiningRule, 'everyone'>;
const closedRules: readonly ClosedRule[] = ['invited', 'domains'];

type JoiningNoteProps = { texts: Texts; rules?: readonly ClosedRule[] };

/** Who may join, seen where the document says that not everyone may. */
export function JoiningNote({ texts: { joining }, rules = closedRules }: JoiningNoteProps) {
  return rules.map((rule) => (
    <p key={rule} className={styles.note} data-joining-note={rule}>
      {joining[rule]} {rule === 'invited' && <a href="/auth">{joining.signIn}</a>}
    </p>
  ));
}

/** What only leads somewhere where people join without an invitation. */
export function NeedsOpen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.open} data-needs-open="">
      {children}
    </div>
  );
}

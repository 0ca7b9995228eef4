import type { ReactNode } from 'react';
import classes from './section.module.css';

/** One sentence below the heading of a section. */
export function SectionLead({ children }: { children: ReactNode }) {
  return <p className={`${classes.lead} ${classes.sectionLead}`}>{children}</p>;
}

type PartProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One of two things that a section is about. */
export function SectionPart({ title, lead, children }: PartProps) {
  return (
    <div className={classes.part}>
      <header>
        <h3>{title}</h3>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './section.module.css';
import type { SectionId } from './sections.ts';

type SectionProps = {
  id: SectionId;
  /** One sentence below the heading. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A part of the settings, reachable by its anchor. */
export function Section({ id, lead, children }: SectionProps) {
  const { t } = useTranslation('settings');
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={classes.section}>
      <header className={classes.header}>
        <h2 id={headingId} tabIndex={-1}>
          {t(`sections.${id}`)}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

type PartProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One of two things that a section is about. */
export function SectionPart({ title, lead, children }: PartProps) {
  return (
    <div className={classes.part}>
      <header>
        <h3>{title}</h3>
        {lead && <p className={classes.partLead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

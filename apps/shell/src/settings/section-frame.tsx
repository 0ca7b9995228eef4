import { Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import { RemotePart } from '../remotes/remote-part.tsx';
import classes from './section-frame.module.css';
import { useSectionName } from './use-section-name.ts';
import type { SettingsSection } from './settings-sections.ts';

/** A section of the settings, reachable by its anchor: the heading is the shell's, the rest its remote's. */
export function SectionFrame({ section: { id, remote } }: { section: SettingsSection }) {
  const { remotes } = useShellServices();
  const { t } = useTranslation();
  const name = useSectionName()(id);
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={classes.section}>
      <h2 id={headingId} tabIndex={-1}>
        {name}
      </h2>
      <RemotePart
        remote={remote}
        part={remotes.section(remote, id)}
        props={{}}
        failure={t('failed.slot', { area: name })}
        waiting={<Skeleton lines={3} />}
      />
    </section>
  );
}

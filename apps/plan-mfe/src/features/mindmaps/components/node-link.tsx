import type { MapLink } from '@reflectory/contracts/mindmaps';
import { Button, IconButton, Link } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../../shared/things/thing-kinds.ts';
import { useLinkTitle } from '../../../shared/things/use-things.ts';
import { link as leadTo } from '../model/map-acts.ts';
import type { NodeRow } from '../model/map-rows.ts';
import type { MapSession } from '../model/session/map-session.ts';
import classes from './node-details.module.css';

const LinkChoiceDialog = lazy(() => import('../../../shared/things/link-choice.dialog.tsx'));

export type NodeLinkProps = { session: MapSession; row: NodeRow; canEdit: boolean };

/** What a node leads to, and choosing it. */
export function NodeLink({ session, row, canEdit }: NodeLinkProps) {
  const { t } = useTranslation('plan');
  const [isChoosing, setChoosing] = useState(false);
  if (!row.link && !canEdit) return null;
  return (
    <div>
      <h3 className={classes.legend}>{t('mindmaps.link.title')}</h3>
      {row.link && (
        <ul className={classes.rows}>
          <li>
            <LinkName link={row.link} />
            {canEdit && (
              <IconButton
                icon="x"
                size="small"
                label={t('mindmaps.link.remove')}
                onPress={() => session.run(leadTo(row.id, null))}
              />
            )}
          </li>
        </ul>
      )}
      {canEdit && (
        <Button size="small" icon="link" onPress={() => setChoosing(true)}>
          {t(row.link ? 'mindmaps.link.change' : 'mindmaps.link.choose')}
        </Button>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <LinkChoiceDialog
            heading={t('mindmaps.link.choose')}
            onChoose={(link) => {
              session.run(leadTo(row.id, link));
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function LinkName({ link }: { link: MapLink }) {
  const { t } = useTranslation('plan');
  const title = useLinkTitle(link);
  if (link.type === 'address')
    return (
      <a href={link.address} target="_blank" rel="noreferrer noopener">
        {link.address}
      </a>
    );
  // Whoever may not see it hears no more than that.
  if (title.data === null) return <span className={classes.quiet}>{t('things.gone')}</span>;
  return <Link href={hrefOf(link)}>{title.data || t(`things.kinds.${link.type}`)}</Link>;
}

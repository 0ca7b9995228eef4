import type { CaseContext } from '@reflectory/contracts/community';
import { Button } from '@reflectory/design-system';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAsk } from '../../service/use-service.ts';
import classes from './moderation.module.css';

/** What was decided before of the name of a case, and of similar words; read when somebody asks for it. */
export function CaseContextOf({ postId }: { postId: string }) {
  const { t } = useTranslation('community');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'moderation.context.close' : 'moderation.context.open')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={classes.context}>
        {isOpen && <Context postId={postId} />}
      </div>
    </>
  );
}

function Context({ postId }: { postId: string }) {
  const { t } = useTranslation('community');
  const answer = useAsk('get-case-context', { post_id: postId });
  return (
    <Loaded answer={answer}>
      {({ history, similar }) => (
        <>
          <Part title={t('moderation.context.history')} empty={t('moderation.context.noHistory')}>
            {history.map((one) => (
              <Decision key={`${one.made_at} ${one.act}`} one={one}>
                {one.outcome === 'reversed' && ` (${t('moderation.context.reversed')})`}
              </Decision>
            ))}
          </Part>
          <Part title={t('moderation.context.similar')} empty={t('moderation.context.noSimilar')}>
            {similar.map((one) => (
              <Decision key={`${one.made_at} ${one.act}`} one={one} />
            ))}
          </Part>
        </>
      )}
    </Loaded>
  );
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h2 className={classes.label}>{title}</h2>
      {children.length === 0 ? (
        <p className={classes.quiet}>{empty}</p>
      ) : (
        <ul className={classes.log}>{children}</ul>
      )}
    </section>
  );
}

type DecisionProps = {
  one: CaseContext['similar'][number] | CaseContext['history'][number];
  children?: ReactNode;
};

function Decision({ one: { act, excerpt, words, made_at: at }, children }: DecisionProps) {
  const { t, i18n } = useTranslation('community');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at));
  return (
    <li>
      <q dir="auto">{excerpt}</q>
      <p className={classes.quiet}>
        {t('moderation.context.line', { act: t(`moderation.acts.${act}`), date })} <q dir="auto">{words}</q>
        {children}
      </p>
    </li>
  );
}

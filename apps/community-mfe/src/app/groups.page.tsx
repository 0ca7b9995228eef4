import { ButtonLink, ErrorState, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ComponentType, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { CircleView } from '../features/circles/circle-view.tsx';
import { JoinPanel } from '../features/circles/join-panel.tsx';
import { Figures } from '../features/moderation/figures.tsx';
import { FlaggedWords } from '../features/moderation/flagged-words.tsx';
import { Notices } from '../features/moderation/notices.tsx';
import { Queue } from '../features/moderation/queue.tsx';
import { OwnDrafts } from '../features/posts/drafts/own-drafts.tsx';
import { WaitingDrafts } from '../features/posts/drafts/waiting-drafts.tsx';
import { OwnPosts } from '../features/posts/own-posts.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import { Thread } from '../features/posts/thread.tsx';
import { Worried } from '../features/reports/worried.tsx';
import { Loaded } from '../service/loaded.tsx';
import { useAsk } from '../service/use-service.ts';
import classes from './page.module.css';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const QuestionDialog = lazy(() => import('../features/posts/question.dialog.tsx'));
const ReportDialog = lazy(() => import('../features/posts/report.dialog.tsx'));
const ShareDialog = lazy(() => import('../features/posts/share.dialog.tsx'));

const partsOfCircle: Parameters<typeof CircleView>[0]['parts'] = {
  drafts: (place) => <WaitingDrafts place={place} />,
  posts: (place, empty) => <PostList place={place} empty={empty} />,
  share: (circleId, onClose) => <ShareDialog circleId={circleId} onClose={onClose} />,
  ask: (circle, onClose) => <QuestionDialog circle={circle} onClose={onClose} />,
  report: (id, onClose) => <ReportDialog what={{ kind: 'circle', id }} onClose={onClose} />,
};

/** Places that are a heading over what they hold. */
const plainPlaces: Readonly<
  Record<string, { words: 'own' | 'drafts' | 'notices' | 'figures'; Content: ComponentType }>
> = {
  yours: { words: 'own', Content: OwnPosts },
  drafts: { words: 'drafts', Content: OwnDrafts },
  notices: { words: 'notices', Content: Notices },
  figures: { words: 'figures', Content: Figures },
};

/** Everything below `/groups`: a circle, a post, an invitation, what one shared, and moderation. */
export default function GroupsPage() {
  const { '*': place = '' } = useParams();
  return (
    <div className={classes.page}>
      <PlaceOf key={place} place={place} />
      <Worried />
    </div>
  );
}

function PlaceOf({ place }: { place: string }) {
  const { t } = useTranslation('community');
  const { can } = usePlatform();
  const back = { href: '/groups', label: t('circles.title') };
  const [first = '', second = ''] = place.split('/');
  if (ID.test(first) && second === '') return <CircleView id={first} parts={partsOfCircle} />;
  if (first === 'posts' && ID.test(second)) return <Thread id={second} gone={<Gone />} />;
  if (place === 'join') return <Invitation />;
  const plain = Object.hasOwn(plainPlaces, place) ? plainPlaces[place] : undefined;
  if (plain) {
    return (
      <>
        <PageHeader title={t(`${plain.words}.title`)} lead={t(`${plain.words}.lead`)} back={back} />
        <plain.Content />
      </>
    );
  }
  if (place === 'moderation' && can('community.moderate')) {
    return (
      <>
        <PageHeader
          title={t('moderation.title')}
          lead={t('moderation.lead')}
          back={back}
          places={[{ href: '/groups/moderation/words', label: t('flagged.title') }]}
        />
        <Queue />
      </>
    );
  }
  if (place === 'moderation/words' && can('community.moderate')) {
    return (
      <>
        <PageHeader
          title={t('flagged.title')}
          lead={t('flagged.lead')}
          back={{ href: '/groups/moderation', label: t('moderation.title') }}
        />
        <FlaggedWords />
      </>
    );
  }
  return <Gone />;
}

function Gone() {
  const { t } = useTranslation('community');
  return (
    <>
      <PageHeader title={t('circles.title')} />
      <ErrorState
        title={t('posts.goneTitle')}
        action={<ButtonLink href="/groups">{t('circles.all')}</ButtonLink>}
      >
        {t('posts.goneText')}
      </ErrorState>
    </>
  );
}

/** The token stands behind the # of the address, which no server is told. */
function Invitation() {
  const { t } = useTranslation('community');
  const { hash } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const answer = useAsk('find-circle-by-link', { token }, { enabled: token.length >= 20 });
  if (token.length < 20) return <Gone />;
  return (
    <Loaded answer={answer}>
      {({ circle }) =>
        circle === null ? (
          <>
            <PageHeader title={t('circles.join.title')} />
            <ErrorState
              title={t('circles.join.gone')}
              action={<ButtonLink href="/groups">{t('circles.all')}</ButtonLink>}
            >
              {t('circles.join.goneText')}
            </ErrorState>
          </>
        ) : (
          <>
            <PageHeader title={circle.name} lead={t('circles.join.invited')} />
            <JoinPanel circle={circle} token={token} />
          </>
        )
      }
    </Loaded>
  );
}

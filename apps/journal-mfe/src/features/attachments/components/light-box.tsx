import { Button, Dialog, IconButton, Skeleton } from '@reflectory/design-system';
import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFile } from '../api/use-entry-files.ts';
import { useFileContent } from '../api/use-file-content.ts';
import { ContentPicture } from '../../../service/content-picture.tsx';
import classes from './light-box.module.css';

/** Pixels that a finger moves to turn to the next picture. */
const SWIPE = 40;

export type LightBoxProps = {
  pictures: readonly ShownFile[];
  /** Id of the one that is shown. */
  shown: string;
  onShow: (id: string) => void;
  onDownload: (file: ShownFile) => void;
  onDescribe: (file: ShownFile) => void;
  onClose: () => void;
};

/** One picture in the whole window; arrow keys and swipes go to its neighbours. */
export function LightBox({ pictures, shown, onShow, onDownload, onDescribe, onClose }: LightBoxProps) {
  const { t, i18n } = useTranslation('journal');
  const at = pictures.findIndex(({ id }) => id === shown);
  const go = (step: number): void => {
    const next = pictures[at + step];
    if (next) onShow(next.id);
  };
  const swipe = useSwipe((isToLeft) => go(isToLeft === (i18n.dir() === 'ltr') ? 1 : -1));
  const handleKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    const forward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === forward) go(1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') go(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const file = pictures[at];
  if (!file) return null;
  return (
    <Dialog
      isOpen
      size="full"
      title={file.alt || file.name}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button icon="pencil" onPress={() => onDescribe(file)}>
            {t('files.words')}
          </Button>
          {file.state === 'saved' && (
            <Button icon="download" onPress={() => onDownload(file)}>
              {t('files.download')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.box} {...swipe}>
        <Large key={file.id} file={file} />
        {file.caption && <p dir="auto">{file.caption}</p>}
        {pictures.length > 1 && <Steps at={at} of={pictures.length} onGo={go} />}
      </div>
    </Dialog>
  );
}

type StepsProps = { at: number; of: number; onGo: (step: number) => void };

function Steps({ at, of, onGo }: StepsProps) {
  const { t } = useTranslation('journal');
  return (
    <nav className={classes.steps} aria-label={t('files.pictures')}>
      <IconButton
        icon="chevron-left"
        className={classes.step}
        label={t('files.previous')}
        isDisabled={at === 0}
        onPress={() => onGo(-1)}
      />
      <output>{t('files.place', { at: at + 1, of })}</output>
      <IconButton
        icon="chevron-right"
        className={classes.step}
        label={t('files.next')}
        isDisabled={at === of - 1}
        onPress={() => onGo(1)}
      />
    </nav>
  );
}

/** Hears of one finger that moves sideways; two of them change the size. */
function useSwipe(onSwipe: (isToLeft: boolean) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0);
    },
  };
}

function Large({ file }: { file: ShownFile }) {
  const { t } = useTranslation('journal');
  const { data: content, isError } = useFileContent(file, 'screen');
  if (isError) return <p role="alert">{t('files.unshown')}</p>;
  if (!content) return <Skeleton shape="block" label={t('loading')} />;
  return <ContentPicture className={classes.large} content={content} alt={file.alt || file.name} />;
}

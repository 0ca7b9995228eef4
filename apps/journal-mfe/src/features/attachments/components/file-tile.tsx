import {
  Button,
  Icon,
  IconButton,
  Menu,
  type MenuItem,
  ProgressBar,
  VisuallyHidden,
} from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFileContent } from '../api/use-file-content.ts';
import type { ShownFile } from '../api/use-entry-files.ts';
import { isUnshown } from '../model/waiting-file.ts';
import { useByteWords } from '../use-byte-words.ts';
import { ContentPicture } from '../../../service/content-picture.tsx';
import classes from './file-tile.module.css';

export type FileTileProps = {
  file: ShownFile;
  items: readonly MenuItem[];
  /** Shows a picture, downloads any other file. */
  onOpen: () => void;
  onDescribe: () => void;
  onRetry: () => void;
};

/** A file among those of its entry: a picture as one, any other by its name. */
export function FileTile({ file, items, onOpen, onDescribe, onRetry }: FileTileProps) {
  const { t } = useTranslation('journal');
  const { name, alt, caption, state, refusal, isPicture, isUnkept } = file;
  return (
    <li className={classes.tile} data-picture={isPicture || undefined} data-state={state}>
      {isPicture ? <Picture file={file} onOpen={onOpen} /> : <Document file={file} onOpen={onOpen} />}
      <div className={classes.menu}>
        <Menu
          label={t('files.moreOf', { name })}
          placement="bottom end"
          trigger={<IconButton icon="ellipsis" size="small" label={t('files.moreOf', { name })} />}
          items={items}
        />
      </div>
      {caption && (
        <p className={classes.caption} dir="auto">
          {caption}
        </p>
      )}
      {isPicture && alt === '' && (
        <Button variant="bare" size="small" className={classes.ask} onPress={onDescribe}>
          {t('files.describe')} <VisuallyHidden dir="auto">{name}</VisuallyHidden>
        </Button>
      )}
      {state === 'sending' && (
        <ProgressBar
          className={classes.progress}
          label={t('files.sending', { name })}
          value={file.part * 100}
          areWordsHidden
        />
      )}
      {state !== 'saved' && (
        <output className={classes.quiet}>
          {isUnkept ? t('files.state.unkept') : t(`files.state.${state}`)}
        </output>
      )}
      {refusal && (
        <>
          <p className={classes.problem}>{t(`files.refused.${refusal}`)}</p>
          <Button size="small" icon="refresh" onPress={onRetry}>
            {t('files.retry')} <VisuallyHidden dir="auto">{name}</VisuallyHidden>
          </Button>
        </>
      )}
    </li>
  );
}

function Picture({ file, onOpen }: { file: ShownFile; onOpen: () => void }) {
  const { t } = useTranslation('journal');
  const { data: content, isError } = useFileContent(file, 'small');
  const label = file.alt || file.name;
  return (
    <button
      type="button"
      className={classes.picture}
      onClick={onOpen}
      aria-label={t('files.open', { name: label })}
    >
      {content && <ContentPicture content={content} alt="" />}
      {isError && <Icon name="image" />}
    </button>
  );
}

function Document({ file, onOpen }: { file: ShownFile; onOpen: () => void }) {
  const { t } = useTranslation('journal');
  const words = useByteWords();
  const { name, type, bytes, state } = file;
  return (
    <button type="button" className={classes.document} onClick={onOpen} disabled={state !== 'saved'}>
      <VisuallyHidden>{t('files.download')}</VisuallyHidden>
      <Icon name={/^(audio|video)\//.test(type) ? 'play' : 'file-text'} />
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <span className={classes.quiet}>
        {words(bytes)}
        {isUnshown(file) && ` · ${t('files.onlyDownload')}`}
      </span>
    </button>
  );
}

import { artworkDataUrl } from '@reflectory/domain/artwork';
import {
  drawPoster,
  POSTER_GROUNDS,
  POSTER_PAPERS,
  type PosterGround,
  type PosterPaper,
} from '@reflectory/domain/poster';
import { Button, Checkbox, SegmentedControl, usePrintedSheets } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import type { PosterSubject } from './api/use-poster-subject.ts';
import { posterPng } from './model/poster-png.ts';
import classes from './poster.module.css';

const papers = ['a4', 'a3'] as const satisfies readonly PosterPaper[];

/** The poster as it will be, and what can be chosen of it: no word stands on it unless somebody wants that. */
export function PosterForm({ subject }: { subject: PosterSubject }) {
  const { t } = useTranslation('journal');
  const [paper, setPaper] = useState<PosterPaper>('a4');
  const [ground, setGround] = useState<PosterGround>('dark');
  const [hasTitle, setTitle] = useState(false);
  const [hasDate, setDate] = useState(false);
  const svg = drawPoster({
    paper,
    ground,
    drawing: subject.drawing,
    title: hasTitle ? subject.title : '',
    date: hasDate ? subject.date : '',
  });
  return (
    <div className={classes.poster}>
      <img className={classes.sheet} src={artworkDataUrl(svg)} alt={t('poster.alt')} />
      <div className={classes.choices}>
        <SegmentedControl
          label={t('poster.paper')}
          value={paper}
          onChange={setPaper}
          options={papers.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <SegmentedControl
          label={t('poster.ground')}
          value={ground}
          onChange={setGround}
          options={POSTER_GROUNDS.map((value) => ({ value, label: t(`poster.grounds.${value}`) }))}
        />
        {subject.title !== '' && (
          <Checkbox isSelected={hasTitle} onChange={setTitle}>
            {t('poster.withTitle')}
          </Checkbox>
        )}
        {subject.date !== '' && (
          <Checkbox isSelected={hasDate} onChange={setDate}>
            {t('poster.withDate')}
          </Checkbox>
        )}
        <Acts svg={svg} paper={paper} />
      </div>
    </div>
  );
}

function Acts({ svg, paper }: { svg: string; paper: PosterPaper }) {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const [isDrawing, setDrawing] = useState(false);
  const { print, stage } = usePrintedSheets(`${paper.toUpperCase()} portrait`);
  const { width, height } = POSTER_PAPERS[paper];
  const name = `poster-${paper}`;
  const savePng = async () => {
    setDrawing(true);
    try {
      saveFile(await posterPng(svg, paper), `${name}.png`);
    } catch {
      toasts.error(t('poster.tooLarge'));
    }
    setDrawing(false);
  };
  return (
    <div className={classes.acts}>
      <Button
        variant="primary"
        icon="printer"
        onPress={() =>
          print([
            // A hair less than the page, which would else be two.
            <img
              key="poster"
              className={classes.printed}
              style={{ inlineSize: `${width}mm`, blockSize: `${height - 0.2}mm` }}
              src={artworkDataUrl(svg)}
              alt=""
            />,
          ])
        }
      >
        {t('poster.print')}
      </Button>
      <Button
        icon="download"
        isPending={isDrawing}
        pendingLabel={t('poster.drawing')}
        onPress={() => void savePng()}
      >
        {t('poster.png')}
      </Button>
      <Button
        icon="download"
        onPress={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)}
      >
        {t('poster.svg')}
      </Button>
      {stage}
    </div>
  );
}

import type { Language } from '@reflectory/contracts/languages';
import { Button, Dialog, IconButton, Menu, usePrintedSheets } from '@reflectory/design-system';
import { journeyFileName, journeySlides, sessionFileName, sessionSlides } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deck } from '../features/deck/components/deck.tsx';
import { SlideFrame } from '../features/deck/components/slide-frame.tsx';
import { SlideView } from '../features/deck/components/slide-view.tsx';
import { pageCount, type Slide } from '../features/deck/model/slides.ts';
import { useDeck, type DeckState } from '../features/deck/model/use-deck.ts';
import { useDeckExport } from '../features/export/use-deck-export.ts';
import { useSlideExport, type ExportPorts } from '../features/export/use-slide-export.tsx';
import type { ShareSubject } from '../features/share/model/share-subject.ts';
import ShareDialog from '../features/share/share.dialog.tsx';
import { questionLanguage } from './question-language.ts';

/** Paper of 16:9, at the width of a slide on a screen. */
const SLIDE_PAPER = '13.333in 7.5in';

export type PresentationDialogProps = {
  subject: ShareSubject;
  onClose(): void;
  /** False where no link is made of it. */
  isShareable?: boolean;
  /** Given by tests. */
  exportPorts?: ExportPorts | undefined;
};

/** The slides of a presentation in a window of their own, with export and share. */
export function PresentationDialog({
  subject,
  onClose,
  isShareable = true,
  exportPorts,
}: PresentationDialogProps) {
  const slides = useMemo(
    () => (subject.type === 'session' ? sessionSlides(subject.data) : journeySlides(subject.data)),
    [subject],
  );
  return (
    <DeckDialog
      title={subject.title}
      slides={slides}
      fileName={() =>
        subject.type === 'session' ? sessionFileName(subject.title) : journeyFileName(new Date())
      }
      share={isShareable ? (back) => <ShareDialog subject={subject} onClose={back} /> : undefined}
      onClose={onClose}
      exportPorts={exportPorts}
    />
  );
}

export type DeckDialogProps = {
  title: string;
  slides: readonly Slide[];
  /** Of the picture of a slide; other files have the same name with another ending. */
  fileName(): string;
  /** Makes a link of it; `back` leads to the slides again. */
  share?: ((back: () => void) => ReactNode) | undefined;
  onClose(): void;
  exportPorts?: ExportPorts | undefined;
};

/** Slides in a window of their own. */
export function DeckDialog({ share, onClose, ...props }: DeckDialogProps) {
  const deck = useDeck(props.slides);
  const [place, setPlace] = useState<'slides' | 'sharing' | 'back'>('slides');
  useFocusBack();
  // One dialog at a time: sharing takes the place of the slides, and gives it back where they were left.
  if (share && place === 'sharing') return share(() => setPlace('back'));
  return (
    <Dialog
      isOpen
      size="full"
      isDismissable={false}
      title={props.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PresentationDeck
        {...props}
        deck={deck}
        onShare={share ? () => setPlace('sharing') : null}
        isBack={place === 'back'}
      />
    </Dialog>
  );
}

/** Gives the focus back to what opened the slides: a dialog that took the place of another does not know of it. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}

type PresentationDeckProps = Pick<DeckDialogProps, 'title' | 'fileName' | 'exportPorts'> & {
  deck: DeckState;
  onShare: (() => void) | null;
  /** Whether it was shared just now: then the focus is where that began. */
  isBack: boolean;
};

function PresentationDeck(props: PresentationDeckProps) {
  const { title, fileName, deck, onShare, isBack, exportPorts } = props;
  const { t } = useTranslation('presentations');
  const language = questionLanguage(usePlatform().language.current);
  const sheet = useRef<HTMLDivElement>(null);
  const { exportSlide, isExporting, exportStage } = useSlideExport(exportPorts);
  const slide = deck.slides[deck.index];

  function handleExport() {
    if (!slide || !sheet.current) return;
    void exportSlide({
      content: (
        <SlideFrame>
          <SlideView slide={slide} page={deck.page} language={language} />
        </SlideFrame>
      ),
      width: sheet.current.getBoundingClientRect().width,
      fileName: fileName(),
    });
  }

  return (
    <>
      <Deck
        deck={deck}
        title={title}
        language={language}
        fit="window"
        slideRef={sheet}
        actions={
          <>
            <Button
              icon="download"
              isPending={isExporting}
              pendingLabel={t('export.progress')}
              onPress={handleExport}
            >
              {t('present.export')}
            </Button>
            <MoreExports
              title={title}
              fileName={fileName}
              deck={deck}
              language={language}
              save={exportPorts?.save}
            />
            {onShare && (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus went with its dialog
              <Button autoFocus={isBack} variant="primary" icon="share" onPress={onShare}>
                {t('present.share')}
              </Button>
            )}
          </>
        }
      />
      {exportStage}
    </>
  );
}

type MoreExportsProps = {
  title: string;
  fileName(): string;
  deck: DeckState;
  language: Language;
  save: ExportPorts['save'] | undefined;
};

/** What else can be made of the slides, beside the picture of one. */
function MoreExports({ title, fileName, deck, language, save }: MoreExportsProps) {
  const { t } = useTranslation('presentations');
  const { print, stage } = usePrintedSheets(SLIDE_PAPER);
  const { exportDeck, isWriting } = useDeckExport(save);

  function handlePptx() {
    const write = async () => {
      const { writeDeck } = await import(/* webpackChunkName: "pptx" */ './write-deck.ts');
      return writeDeck({ title, slides: deck.slides, language, t });
    };
    void exportDeck(write, fileName().replace(/\.png$/, '.pptx'));
  }

  function handlePrint() {
    const pages = deck.slides.flatMap((slide, index) =>
      Array.from({ length: pageCount(slide) }, (_, page) => (
        <SlideFrame key={`${index} ${page}`}>
          <SlideView slide={slide} page={page} language={language} />
        </SlideFrame>
      )),
    );
    print(pages);
  }

  return (
    <>
      <Menu
        label={t('present.moreExports')}
        trigger={<IconButton icon="ellipsis" label={t('present.moreExports')} isPending={isWriting} />}
        placement="top end"
        items={[
          { id: 'print', label: t('present.print'), icon: 'printer', onAction: handlePrint },
          { id: 'pptx', label: t('present.pptx'), icon: 'presentation', onAction: handlePptx },
        ]}
      />
      {stage}
    </>
  );
}

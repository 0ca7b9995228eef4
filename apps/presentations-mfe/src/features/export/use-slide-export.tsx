import { usePlatform } from '@reflectory/platform-sdk';
import { useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import { renderSlideAsPng, type SlideRenderer } from './slide-renderer.ts';
import classes from './export-stage.module.css';

/** Where the picture comes from and where it goes; tests give their own. */
export type ExportPorts = { render: SlideRenderer; save(content: Blob, name: string): void };

const browserPorts: ExportPorts = { render: renderSlideAsPng, save: saveFile };

/** A slide to export: how to draw it, how wide it stands on the page in pixels, and the name of the file. */
export type SlideExport = { content: ReactNode; width: number; fileName: string };

/**
 * Exports a slide. It is drawn a second time outside of the window, in the light theme, because the picture is on
 * white whatever the theme of the page; the slide on the screen does not flicker.
 */
export function useSlideExport(ports: ExportPorts = browserPorts) {
  const { toasts } = usePlatform();
  const { t } = useTranslation('presentations');
  const stage = useRef<HTMLDivElement>(null);
  const [exported, setExported] = useState<SlideExport | null>(null);

  async function exportSlide(slide: SlideExport) {
    if (exported) return;
    flushSync(() => setExported(slide));
    const progress = toasts.progress(t('export.progress'), t('export.progressDetail'));
    try {
      const sheet = stage.current?.firstElementChild;
      if (!(sheet instanceof HTMLElement)) throw new Error('There is no slide to export');
      ports.save(await ports.render(sheet), slide.fileName);
      toasts.success(t('export.done'));
    } catch {
      toasts.error(t('export.failed'), t('export.failedDetail'));
    } finally {
      progress.done();
      setExported(null);
    }
  }

  const exportStage =
    exported &&
    createPortal(
      <div
        ref={stage}
        className={classes.stage}
        data-theme="light"
        style={{ inlineSize: exported.width }}
        aria-hidden="true"
        inert
      >
        {exported.content}
      </div>,
      document.body,
    );
  return { exportSlide, isExporting: exported !== null, exportStage };
}

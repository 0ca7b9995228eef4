import { titledFileName } from '@reflectory/domain/deck';
import { draftOf, type MapDraft, writeMarkdown, writeOpml, writeSvg } from '@reflectory/domain/mindmaps';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import type { MapScene } from '../model/map-scene.ts';
import { createMeasureText } from '../model/measure-text.ts';
import { drawPng } from './draw-png.ts';
import { scenePicture } from './scene-picture.ts';

export type ExportKind = 'png' | 'svg' | 'md' | 'opml';

function draftOfScene({ rows, whole }: MapScene): MapDraft {
  return draftOf(whole, rows.map, [...rows.edges.values()]);
}

async function contentOf(kind: ExportKind, scene: MapScene): Promise<Blob> {
  const picture = () => scenePicture(scene, createMeasureText());
  if (kind === 'png') return drawPng(picture());
  if (kind === 'svg') return new Blob([writeSvg(picture(), scene.rows.map.title)], { type: 'image/svg+xml' });
  if (kind === 'md') return new Blob([writeMarkdown(draftOfScene(scene))], { type: 'text/markdown' });
  return new Blob([writeOpml(draftOfScene(scene))], { type: 'text/x-opml' });
}

/** Saves a map as a file: pictures as it is shown, texts with everything on it. */
export async function exportMap(kind: ExportKind, scene: MapScene): Promise<void> {
  saveFile(await contentOf(kind, scene), titledFileName(scene.rows.map.title, 'mind-map', `.${kind}`));
}

import { strToU8, type Zippable, zipSync } from 'fflate';
import { EMU, escapeXml, type Direction, type Shape, shapesXml, SLIDE } from './shapes.ts';
import { type DeckColours, layoutXml, masterXml, NAMESPACES, shapeTree, themeXml } from './theme-parts.ts';

/** A deck to write: its slides in order, each a list of shapes. */
export type DeckFile = {
  title: string;
  direction: Direction;
  /** Language tag of the page. */
  language: string;
  colours: DeckColours;
  slides: readonly (readonly Shape[])[];
};

const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument';

type Relation = [id: string, kind: string, target: string];

const relations = (all: readonly Relation[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function contentTypes(slides: number): string {
  const parts = [
    ['ppt/presentation.xml', `${CONTENT}.presentationml.presentation.main+xml`],
    ['ppt/slideMasters/slideMaster1.xml', `${CONTENT}.presentationml.slideMaster+xml`],
    ['ppt/slideLayouts/slideLayout1.xml', `${CONTENT}.presentationml.slideLayout+xml`],
    ['ppt/theme/theme1.xml', `${CONTENT}.theme+xml`],
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...Array.from({ length: slides }, (_, index) => [
      `ppt/slides/slide${index + 1}.xml`,
      `${CONTENT}.presentationml.slide+xml`,
    ]),
  ];
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${parts
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('')}</Types>`;
}

function presentationXml({ direction, slides }: DeckFile): string {
  // The first relations are the master's and the theme's.
  const listed = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 3}"/>`).join('');
  return `<p:presentation ${NAMESPACES}${direction === 'rtl' ? ' rtl="1"' : ''}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${listed}</p:sldIdLst><p:sldSz cx="${SLIDE.width * EMU}" cy="${SLIDE.height * EMU}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
}

const presentationRelations = (slides: number): string =>
  relations([
    ['rId1', `${OFFICE}/slideMaster`, 'slideMasters/slideMaster1.xml'],
    ['rId2', `${OFFICE}/theme`, 'theme/theme1.xml'],
    ...Array.from({ length: slides }, (_, index): Relation => [
      `rId${index + 3}`,
      `${OFFICE}/slide`,
      `slides/slide${index + 1}.xml`,
    ]),
  ]);

const propertiesXml = ({ title, language }: DeckFile): string =>
  `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:language>${escapeXml(language)}</dc:language></cp:coreProperties>`;

/** The parts of a deck by their names; a picture that stands on several slides is one part. */
function partsOf(deck: DeckFile): Zippable {
  const pictures = new Map<Uint8Array, string>();
  const fileOf = (png: Uint8Array): string => {
    const known = pictures.get(png);
    if (known) return known;
    pictures.set(png, `image${pictures.size + 1}.png`);
    return fileOf(png);
  };
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(deck.slides.length),
    '_rels/.rels': relations([
      ['rId1', `${OFFICE}/officeDocument`, 'ppt/presentation.xml'],
      ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': propertiesXml(deck),
    'ppt/presentation.xml': presentationXml(deck),
    'ppt/_rels/presentation.xml.rels': presentationRelations(deck.slides.length),
    'ppt/theme/theme1.xml': themeXml(deck.colours),
    'ppt/slideMasters/slideMaster1.xml': masterXml(),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['rId1', `${OFFICE}/slideLayout`, '../slideLayouts/slideLayout1.xml'],
      ['rId2', `${OFFICE}/theme`, '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layoutXml(),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      ['rId1', `${OFFICE}/slideMaster`, '../slideMasters/slideMaster1.xml'],
    ]),
  };
  for (const [index, shapes] of deck.slides.entries()) {
    const own: Relation[] = [['rId1', `${OFFICE}/slideLayout`, '../slideLayouts/slideLayout1.xml']];
    const relationOf = (png: Uint8Array) => {
      const id = `rId${own.length + 1}`;
      own.push([id, `${OFFICE}/image`, `../media/${fileOf(png)}`]);
      return id;
    };
    const tree = shapeTree(shapesXml(shapes, relationOf));
    parts[`ppt/slides/slide${index + 1}.xml`] =
      `<p:sld ${NAMESPACES}><p:cSld>${tree}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
    parts[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relations(own);
  }
  return {
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(DECLARATION + xml)])),
    // Packed already.
    ...Object.fromEntries(
      [...pictures].map(([png, name]): [string, [Uint8Array, { level: 0 }]] => [
        `ppt/media/${name}`,
        [png, { level: 0 }],
      ]),
    ),
  };
}

/** Writes a deck as a file of PowerPoint: text boxes that can be edited, and pictures. */
export const writePptx = (deck: DeckFile): Blob =>
  // The parts are small, and the content security policy lets no worker of the library start.
  new Blob([new Uint8Array(zipSync(partsOf(deck)))], { type: PPTX_TYPE });

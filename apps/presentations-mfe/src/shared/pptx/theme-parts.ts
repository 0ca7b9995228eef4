/** Colours of a deck as `rrggbb`. */
export type DeckColours = {
  paper: string;
  text: string;
  quiet: string;
  hairline: string;
  accent: string;
};

/** Namespaces that every part of a presentation names. */
export const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
// Fonts that every office has: those of the screen are not on the machine of who opens the file.
const font = (name: string, latin: string, complex: string) =>
  `<a:${name}><a:latin typeface="${latin}"/><a:ea typeface=""/><a:cs typeface="${complex}"/></a:${name}>`;

const fills =
  '<a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:fillStyleLst>';
const line = '<a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>';
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';

/** Colours and fonts, each of which whoever edits the deck changes in one place. */
export function themeXml({ paper, text, quiet, hairline, accent }: DeckColours): string {
  const accents = [1, 2, 3, 4, 5, 6].map((number) => colour(`accent${number}`, accent)).join('');
  const scheme = `<a:clrScheme name="Slides">${colour('dk1', text)}${colour('lt1', paper)}${colour('dk2', quiet)}${colour('lt2', hairline)}${accents}${colour('hlink', accent)}${colour('folHlink', quiet)}</a:clrScheme>`;
  const fonts = `<a:fontScheme name="Slides">${font('majorFont', 'Georgia', 'Times New Roman')}${font('minorFont', 'Arial', 'Arial')}</a:fontScheme>`;
  const formats = `<a:fmtScheme name="Slides">${fills}<a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst>${fills.replaceAll('fillStyleLst', 'bgFillStyleLst')}</a:fmtScheme>`;
  return `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Slides"><a:themeElements>${scheme}${fonts}${formats}</a:themeElements></a:theme>`;
}

const emptyTree =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** Content of a slide, a layout or a master around its shapes. */
export const shapeTree = (shapes: string): string => `<p:spTree>${emptyTree}${shapes}</p:spTree>`;

const titleShape =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="609600" y="609600"/><a:ext cx="10972800" cy="254000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/><a:lstStyle/><a:p/></p:txBody></p:sp>';

/** The master that every slide stands on: the paper, and where a title stands. */
export function masterXml(): string {
  const style = (name: string) => `<p:${name}><a:lvl1pPr><a:buNone/></a:lvl1pPr></p:${name}>`;
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  const paper =
    '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
  return `<p:sldMaster ${NAMESPACES}><p:cSld>${paper}${shapeTree(titleShape)}</p:cSld>${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles>${style('titleStyle')}${style('bodyStyle')}${style('otherStyle')}</p:txStyles></p:sldMaster>`;
}

/** The one layout of the deck. */
export const layoutXml = (): string =>
  `<p:sldLayout ${NAMESPACES} type="titleOnly" preserve="1"><p:cSld name="Slide">${shapeTree(titleShape)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

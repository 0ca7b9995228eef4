export { fitDraft, type LeftOut } from './formats/fit-draft.ts';
export { countLines, textOfTopics, topicsOfText } from './formats/indented-text.ts';
export { isMarkdown, topicsOfMarkdown, writeMarkdown } from './formats/markdown.ts';
export { writeOpml } from './formats/opml.ts';
export { readMap } from './formats/read-map.ts';
export { type MapDraft, type Topic, topicOf } from './formats/topic.ts';
export { arrangeMap, type LayoutRow, type MapBox, sidesOf } from './layout/arrange-map.ts';
export { branchPath, crossPath } from './picture/branch-path.ts';
export { BRANCH_COLOURS, coloursOf, freshColour } from './picture/colours.ts';
export { levelStyle, SIGN } from './picture/level-style.ts';
export { type MapPicture, pictureOf } from './picture/map-picture.ts';
export { faceOf, type MeasureText, type NodeFace } from './picture/node-face.ts';
export { mapSigns } from './picture/signs.ts';
export { pictureFont, writeSvg } from './picture/write-svg.ts';
export { draftOf, rowsOfTopics, topicsOf } from './tree/drafts.ts';
export { ancestorsOf, branchOf, type MapTree, topmostOf, treeOf } from './tree/map-tree.ts';
export { type Arrow, stepTo } from './tree/neighbours.ts';
export {
  indentNodes,
  outdentNodes,
  type Place,
  type Placement,
  placeNodes,
  type PlaceRefusal,
  ranksAt,
  shiftNodes,
} from './tree/place-nodes.ts';

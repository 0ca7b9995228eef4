import type { MapIcon, MapLink } from '@reflectory/contracts/mindmaps';
import type { EmotionFamily } from '@reflectory/contracts/journal';

/** A node and what hangs on it, before it has a place on a map: what is pasted, imported or exported. */
export type Topic = {
  text: string;
  note: string;
  /** What it leads to; files know web addresses alone. */
  link: MapLink | null;
  icon: MapIcon | null;
  colour: EmotionFamily | null;
  isFolded: boolean;
  children: Topic[];
};

/** Leads from one topic to another, besides the tree. */
export type TopicCrossLink = { from: Topic; to: Topic; label: string };

/** A whole map as it is imported or exported; `root` is its centre. */
export type MapDraft = { root: Topic; crossLinks: TopicCrossLink[] };

export const topicOf = (text: string, more: Partial<Topic> = {}): Topic => ({
  text,
  note: '',
  link: null,
  icon: null,
  colour: null,
  isFolded: false,
  children: [],
  ...more,
});

/** A web address that a topic leads to. */
export const addressLink = (address: string | null | undefined): MapLink | null =>
  address ? { type: 'address', address } : null;

export const addressOf = ({ link }: Pick<Topic, 'link'>): string | null =>
  link?.type === 'address' ? link.address : null;

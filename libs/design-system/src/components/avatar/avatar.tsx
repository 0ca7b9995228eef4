import { classNames } from '../../class-names.ts';
import classes from './avatar.module.css';

export type AvatarProps = {
  name: string;
  imageUrl?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  /** True where the name is not written beside it. */
  isAlone?: boolean;
  className?: string | undefined;
};

/** A person as initials or picture; beside a written name it is silent. */
export function Avatar({ name, imageUrl, size = 'medium', isAlone = false, className }: AvatarProps) {
  return (
    <span
      data-size={size}
      className={classNames(classes.avatar, className)}
      {...(imageUrl ? {} : { 'data-initials': initialsOf(name) })}
      {...(isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {imageUrl && <img src={imageUrl} alt="" className={classes.image} />}
    </span>
  );
}

/** First letters of the first and the last word, at most two. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

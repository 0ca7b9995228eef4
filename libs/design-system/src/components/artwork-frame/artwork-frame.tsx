import { classNames } from '../../class-names.ts';
import classes from './artwork-frame.module.css';

type ArtworkSource =
  | { /** SVG markup; shown as an image, so that nothing in it can run. */ svg: string; src?: undefined }
  | { svg?: undefined; src: string };

export type ArtworkFrameProps = ArtworkSource & {
  /** What it shows; an empty string where it only accompanies a text. */
  alt: string;
  ratio?: 'wide' | 'classic' | 'square' | 'band';
  /** `thumbnail` has the corners of a control. */
  size?: 'full' | 'thumbnail';
  /** Lies behind text: fainter. */
  isQuiet?: boolean;
  /** In the accent of the instance and not in its own colours, where nothing was felt. */
  isInAccent?: boolean;
  className?: string | undefined;
};

/** The artwork of an entry. What is drawn in lines is told by the theme how dark to be; a picture is shown as it is. */
export function ArtworkFrame(props: ArtworkFrameProps) {
  const { svg, src, alt, ratio = 'classic', size = 'full', isQuiet, isInAccent, className } = props;
  const address = svg === undefined ? src : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const look = { 'data-ratio': ratio, 'data-size': size, 'data-quiet': isQuiet || undefined };
  if (isInAccent) {
    return (
      <span
        {...look}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={classNames(classes.artwork, className)}
      >
        <span className={classes.accent} style={{ maskImage: `url("${address}")` }} />
      </span>
    );
  }
  return (
    <span {...look} className={classNames(classes.artwork, className)}>
      <img src={address} alt={alt} decoding="async" data-drawn={svg !== undefined || undefined} />
    </span>
  );
}

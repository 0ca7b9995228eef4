import { Button } from '@reflectory/design-system';
import classes from './news.module.css';

export type NewsLineProps = { isThere: boolean; label: string; onPress(): void };

/** Says that there is something new, over what is read and without moving it. */
export function NewsLine({ isThere, label, onPress }: NewsLineProps) {
  return (
    <output className={classes.news}>
      {isThere && (
        <span className={classes.press}>
          <Button size="small" icon="refresh" onPress={onPress}>
            {label}
          </Button>
        </span>
      )}
    </output>
  );
}

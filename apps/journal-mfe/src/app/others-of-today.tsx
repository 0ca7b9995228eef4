import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useRef, useState } from 'react';
import classes from './others-of-today.module.css';

/** Milliseconds that the page rests before other areas are asked: what one came for stands first. */
const REST_MS = 600;
/** Milliseconds in which they answer, or their room is given up. */
const ANSWER_MS = 4000;
const HEIGHT = 'reflectory.home.others';

/** Pixels that it had before; 0 where the device keeps nothing. */
function roomKept(): number {
  try {
    return Number(localStorage.getItem(HEIGHT)) || 0;
  } catch {
    return 0;
  }
}

function keepRoom(height: number): void {
  try {
    localStorage.setItem(HEIGHT, String(height));
  } catch {
    // It is moved once more then.
  }
}

/** What other areas have of this day. It takes the room that it took before, so that nothing below is moved. */
export function OthersOfToday({ day }: { day: string }) {
  const { Slot } = usePlatform();
  const [isTime, setTime] = useState(false);
  const [room, setRoom] = useState(roomKept);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const giveUp = () => {
      keepRoom(inner.current?.clientHeight ?? 0);
      setRoom(0);
    };
    const timer = isTime ? setTimeout(giveUp, ANSWER_MS) : setTimeout(() => setTime(true), REST_MS);
    return () => clearTimeout(timer);
  }, [isTime]);
  useEffect(() => {
    if (!inner.current || !isTime || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.contentRect.height ?? 0);
      if (height === 0) return;
      setRoom(0);
      keepRoom(height);
    });
    sizes.observe(inner.current);
    return () => sizes.disconnect();
  }, [isTime]);
  return (
    <div className={classes.others} style={room > 0 ? { minBlockSize: room } : undefined}>
      <div ref={inner}>{isTime && <Slot name="home.today" props={{ day }} />}</div>
    </div>
  );
}

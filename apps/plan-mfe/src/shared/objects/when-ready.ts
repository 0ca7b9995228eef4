import type { ObjectStore } from './store/object-store.ts';

/** Until an object is there to be changed. @throws Error where it cannot be */
export function whenReady(store: ObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status } = store.state();
      if (status === 'loading') return;
      leave();
      if (status === 'ready') resolve();
      else reject(new Error(`The object is ${status}`));
    };
    const leave = store.subscribe(look);
    look();
  });
}

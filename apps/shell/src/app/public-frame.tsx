import { Outlet } from 'react-router-dom';

/** A page that anyone may see: no rail, nothing around it. */
export function PublicFrame() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

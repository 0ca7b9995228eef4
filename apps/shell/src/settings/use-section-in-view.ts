import { useEffect, useState } from 'react';

/** Share of the window below its top at which a section counts as the one being read. */
const READING_LINE = 0.3;

function sectionAtReadingLine(sectionIds: readonly string[]): string | undefined {
  const line = innerHeight * READING_LINE;
  const passed = sectionIds.filter((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return (isAtEnd ? sectionIds.at(-1) : passed.at(-1)) ?? sectionIds[0];
}

/** The one of these sections that is being read. */
export function useSectionInView(sectionIds: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(sectionIds[0]);
  const ids = sectionIds.join(' ');
  useEffect(() => {
    const follow = () => setCurrent(sectionAtReadingLine(ids.split(' ')));
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [ids]);
  return current;
}

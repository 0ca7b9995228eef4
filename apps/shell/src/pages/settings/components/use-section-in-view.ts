import { useEffect, useState } from 'react';
import { type SectionId, sectionIds } from './sections.ts';

/** Share of the window below its top at which a section counts as the one being read. */
const READING_LINE = 0.3;

function sectionAtReadingLine(): SectionId {
  const line = innerHeight * READING_LINE;
  const passed = sectionIds.filter((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return (isAtEnd ? sectionIds.at(-1) : passed.at(-1)) ?? sectionIds[0];
}

/** The section that is being read. */
export function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sectionIds[0]);
  useEffect(() => {
    const follow = () => setCurrent(sectionAtReadingLine());
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, []);
  return current;
}

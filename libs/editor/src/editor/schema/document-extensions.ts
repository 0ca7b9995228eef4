import type { Extensions } from '@tiptap/core';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { LINK_ADDRESS } from '@reflectory/contracts/document';
import { Direction } from './direction.ts';
import { Person, Tag } from './mention.ts';
import { Picture } from './picture.ts';
import type { TextPictures } from './text-pictures.ts';
import { SectionHeading } from './section-heading.ts';

/** What a document can hold, as `documentSchema` of contracts has it, with the keys and Markdown that write it. */
export function documentExtensions(checkboxLabel: string, pictures: TextPictures | null = null): Extensions {
  return [
    StarterKit.configure({
      heading: false,
      trailingNode: false,
      codeBlock: { languageClassPrefix: 'language-' },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        protocols: ['mailto'],
        isAllowedUri: (address) => LINK_ADDRESS.test(address),
        // Letters that look like an address stay letters until a person makes a link of them.
        shouldAutoLink: (address) => LINK_ADDRESS.test(address),
      },
    }),
    SectionHeading,
    TaskList,
    TaskItem.configure({ nested: true, a11y: { checkboxLabel: () => checkboxLabel } }),
    Tag,
    Person,
    Picture.configure({ pictures }),
    Direction,
  ];
}

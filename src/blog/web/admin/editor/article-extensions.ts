import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { parseImageReference } from '../../../../media/rules/image-references.ts';
import { linkKind } from '../../../rules/article-html.ts';

function storedPhotoSource(image: Element | null): string | null {
  const src = image?.getAttribute('src') ?? '';
  return parseImageReference(src)?.kind === 'stored' ? src : null;
}

const Picture = Image.extend({
  addAttributes() {
    return { src: { default: null }, alt: { default: '' } };
  },
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = storedPhotoSource(element);
          return src !== null && { src, alt: element.getAttribute('alt') ?? '' };
        },
      },
    ];
  },
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image caption',
  isolating: true,
  // Parses only the caption of an external picture, because articles can contain only stored photos.
  parseHTML: () => [
    {
      tag: 'figure:has(img):has(figcaption)',
      getAttrs: (element) => storedPhotoSource(element.querySelector('img')) !== null && null,
    },
  ],
  renderHTML: () => ['figure', 0],
});

const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** Omits the column widths that the extension adds, because the allow-list does not permit them. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false });

export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (href) => linkKind(href) !== null,
    },
  }),
  Picture,
  Figure,
  Caption,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
];

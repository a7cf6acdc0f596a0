/** What owners wrote is in Italian, as is a page that says nothing of its language. */
export const ownersText: { lang: 'it' | undefined } = { lang: undefined };

/** Above what an owner wrote, on pages in another language. */
export const writtenInItalian: string | null = null;

/** Above rooms of which one at least has an Italian name. */
export const namesInItalian: string | null = null;

/** Above what a machine made of an owner's words, and above these: on pages in another language alone. */
export const machineTranslated = '';
export const showOriginal = '';

/** What owners wrote is in Italian, as is a page that says nothing of its language. */
export const ownersText: { lang: 'it' | undefined } = { lang: undefined };

/** Above what an owner wrote, on pages in another language. */
export const writtenInItalian: string | null = null;

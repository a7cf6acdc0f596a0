/** The portal's name in sentences, titles and mails. Names that machines use do not change with it (docs/operations/white-label.md). */
export const brandName: string = 'Ospitalia';

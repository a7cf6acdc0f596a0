/** What a struttura's photos say beside themselves; apart from the other sentences of the room, which visitors do not load. */
export const galleryMessages = {
  fotoNonAperte: 'Non riusciamo ad aprire le foto. Controlla la connessione e riprova.',
} as const;

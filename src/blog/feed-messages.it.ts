export const feedMessages = {
  titolo: 'Blog di Ospitalia',
  descrizione: 'Storie, luoghi e consigli di chi apre la propria casa.',
} as const;

export const laTuaPrenotazioneOspitalia = 'La tua prenotazione — Ospitalia';

export const adminPanelPageTitle = 'Pannello Amministratore — Ospitalia';

// Ospitalia

export const adminSignInPageTitle = 'Accesso al Pannello Amministratore — Ospitalia';

// Prenotazioni

export const bookingsToCancelPageTitle = 'Prenotazioni da annullare — Ospitalia';

// Ripristino

export const restorePageTitle = 'Ripristina da un archivio — Ospitalia';

// Stato

export const systemStatusPageTitle = 'Stato della casa — Ospitalia';

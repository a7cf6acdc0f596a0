import { brandName } from '../../kernel/brand.ts';

export const adminPanelPageTitle = `Pannello Amministratore — ${brandName}`;

// Ospitalia

export const adminSignInPageTitle = `Accesso al Pannello Amministratore — ${brandName}`;

// Prenotazioni

export const bookingsToCancelPageTitle = `Prenotazioni da annullare — ${brandName}`;

// Ripristino

export const restorePageTitle = `Ripristina da un archivio — ${brandName}`;

// Stato

export const systemStatusPageTitle = `Stato della casa — ${brandName}`;

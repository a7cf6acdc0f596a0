import { brandName } from '../../kernel/brand/brand.ts';

export const adminPanelPageTitle = `Pannello Amministratore — ${brandName}`;

// Sign-in page

export const adminSignInPageTitle = `Accesso al Pannello Amministratore — ${brandName}`;

// Bookings page

export const bookingsToCancelPageTitle = `Prenotazioni da annullare — ${brandName}`;

// Restoration page

export const restorePageTitle = `Ripristina da un archivio — ${brandName}`;

// System status page

export const systemStatusPageTitle = `Stato della casa — ${brandName}`;

import { brandName } from '../../kernel/brand/brand.ts';

export const adminPanelPageTitle = `Pannello Amministratore — ${brandName}`;

export const adminSignInPageTitle = `Accesso al Pannello Amministratore — ${brandName}`;

export const bookingsToCancelPageTitle = `Prenotazioni da annullare — ${brandName}`;

export const restorePageTitle = `Ripristina da un archivio — ${brandName}`;

export const systemStatusPageTitle = `Stato della casa — ${brandName}`;

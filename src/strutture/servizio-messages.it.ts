/** What visitors read of a service: in Italian its value in addresses and calls, too. */
export function nameOfService(servizio: string): string {
  return servizio;
}

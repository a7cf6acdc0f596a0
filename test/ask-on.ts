/** Asks an address again and again, three at a time, each time as another visitor, until it is told to end; then gives how often it was answered what. */
export function askOn(url: string): { end(): Promise<ReadonlyMap<number, number>> } {
  const statuses = new Map<number, number>();
  let isOn = true;
  let asked = 0;
  const visit = async () => {
    while (isOn) {
      asked += 1;
      const headers = { 'X-Forwarded-For': `10.3.${asked >> 8}.${asked & 255}` };
      const { status } = await fetch(url, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visitors = Promise.all([visit(), visit(), visit()]);
  return {
    async end() {
      isOn = false;
      await visitors;
      return statuses;
    },
  };
}

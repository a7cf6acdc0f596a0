import { WINDOWS_TO_IANA_MAP } from 'windows-iana';

/** CLDR's territory of the zone that a Windows name stands for where no country is known. */
const WORLD = '001';

let zones: ReadonlyMap<string, string> | undefined;

/**
 * The IANA name of a Windows time zone by CLDR, or `null` of a name that is none.
 * @example windowsZone('Pacific Standard Time') // 'America/Los_Angeles'
 */
export function windowsZone(name: string): string | null {
  zones ??= new Map(
    WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, territory, iana }) =>
      territory === WORLD ? [[windowsName.toLowerCase(), iana[0]]] : [],
    ),
  );
  return zones.get(name.toLowerCase()) ?? null;
}

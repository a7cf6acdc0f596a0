import { openTileArchive, type TileArchive, type TileFault } from '../../locations/server/tile-archive.ts';

const SENTENCES: Record<TileFault, string> = {
  unreadable: 'non si può leggere',
  notTiles: 'non è un archivio PMTiles (versione 3) di vector tiles',
  otherSchema: 'non segue lo schema delle mappe Protomaps: gli servono gli strati roads, water e places',
};

/** The map's streets. A file that gives none is said to whoever runs the portal, and keeps nobody from a map without them. */
export async function openTiles(path: string | undefined, say: (line: string) => void): Promise<TileArchive | null> {
  if (path === undefined) return null;
  const archive = await openTileArchive(path);
  if (typeof archive !== 'string') return archive;
  say(`MAP_TILES: il file ${path} ${SENTENCES[archive]}. La mappa resta senza strade.`);
  return null;
}

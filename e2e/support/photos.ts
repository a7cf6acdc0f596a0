import sharp from 'sharp';

type PhotoOptions = {
  colour: string;
  width?: number;
  grain?: number;
};

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

const TILE_WIDTH = 480;

async function paint({ colour, width, grain }: Required<PhotoOptions>): Promise<Buffer> {
  const size = (pixels: number) => ({ width: pixels, height: Math.round((pixels * 2) / 3), channels: 3 as const });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain };
  const tile = await sharp({ create: { ...size(Math.min(width, TILE_WIDTH)), background: 'white', noise } })
    .tint(colour)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { ...size(width), background: colour } })
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const painted = new Map<string, Promise<Buffer>>();

/** Returns a cached photo, because painting and encoding a photo is slow. */
export function paintPhoto({ colour, width = 600, grain = 4 }: PhotoOptions): Promise<Buffer> {
  const name = `${colour} ${width} ${grain}`;
  const photo = painted.get(name) ?? paint({ colour, width, grain });
  painted.set(name, photo);
  return photo;
}

export async function photoFile(name: string, painting: PhotoOptions): Promise<PhotoFile> {
  return { name, mimeType: 'image/jpeg', buffer: await paintPhoto(painting) };
}

export function dataUrl(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

export function shots(count: number): Promise<PhotoFile[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      photoFile(`foto-${index + 1}.jpg`, { colour: `hsl(${index * 30}, 50%, 40%)`, width: 240 }),
    ),
  );
}

const END_OF_IMAGE = 0xd9;

const isText = (file: Uint8Array, at: number, text: string) =>
  String.fromCharCode(...file.subarray(at, at + text.length)) === text;

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Finds the next marker. Skips stuffed bytes and restart markers, because they are part of the image data. */
function nextMarker(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const mark = file[at + 1] ?? 0xff;
    if (mark !== 0 && mark !== 0xff && (mark < 0xd0 || mark > 0xd7)) return at;
  }
  return -1;
}

function isJpegCutOff(file: Uint8Array): boolean {
  const data = view(file);
  for (let at = nextMarker(file, 2); at >= 0; at = nextMarker(file, at)) {
    if (file[at + 1] === END_OF_IMAGE) return false;
    if (at + 4 > file.length) return true;
    at += 2 + data.getUint16(at + 2);
  }
  return true;
}

function isPngCutOff(file: Uint8Array): boolean {
  const data = view(file);
  for (let at = 8; at + 12 <= file.length; at += 12 + data.getUint32(at)) {
    if (isText(file, at + 4, 'IEND')) return false;
  }
  return true;
}

/** Returns whether an AVIF or HEIC file is cut off. A box of size 0 extends to the end of the file. */
function isContainerCutOff(file: Uint8Array): boolean {
  const data = view(file);
  let at = 0;
  while (at + 8 <= file.length) {
    const size = data.getUint32(at);
    if (size === 0) return false;
    at += size === 1 && at + 16 <= file.length ? Number(data.getBigUint64(at + 8)) : Math.max(8, size);
  }
  return at > file.length;
}

/**
 * Returns whether the end of a picture is missing. Some browsers decode such a picture and fill the missing part with grey.
 * @example isCutOff(photo.subarray(0, photo.length / 2)) // true
 */
export function isCutOff(file: Uint8Array): boolean {
  if (isText(file, 0, '\u00ff\u00d8')) return isJpegCutOff(file);
  if (isText(file, 0, '\u0089PNG')) return isPngCutOff(file);
  if (isText(file, 0, 'RIFF') && isText(file, 8, 'WEBP')) return view(file).getUint32(4, true) + 8 > file.length;
  return isText(file, 4, 'ftyp') && isContainerCutOff(file);
}
